//! How members stand with the house, and what they report, in memory.

use super::members::Roll;
use crate::{Deed, Member, MemberId, Millis, Name, Report, Standing, StoreError};

impl Roll {
    pub(super) fn hold(&mut self, standing: &Standing) -> Result<(), StoreError> {
        self.find(&standing.member)?;
        self.standings.retain(|_, known| known.holds(standing.at));
        self.standings.insert((standing.member.clone(), standing.kind.clone()), standing.clone());
        Ok(())
    }

    pub(super) fn lift(&mut self, member: &MemberId, kind: &Name) -> Result<(), StoreError> {
        let (member, kind) = (member.clone(), kind.clone());
        let held = self.standings.remove(&(member.clone(), kind.clone()));
        held.map(drop).ok_or(StoreError::NoStanding { member, kind })
    }

    pub(super) fn report(&mut self, report: &Report) -> Result<(), StoreError> {
        self.find(&report.by)?;
        if let Some(about) = &report.about {
            self.find(about)?;
        }
        let same = |known: &Report| known.by == report.by && known.subject == report.subject;
        if self.reports.contains_key(&report.id) || self.reports.values().any(same) {
            return Err(StoreError::ReportedAlready);
        }
        self.reports.insert(report.id.clone(), report.clone());
        Ok(())
    }

    pub(super) fn close_report(&mut self, report: &Name) -> Result<(), StoreError> {
        self.reports.remove(report).map(drop).ok_or_else(|| StoreError::NoReport(report.clone()))
    }

    pub(super) fn forget_reports(&mut self, before: Millis, most: u16) -> usize {
        let old = self.reports(usize::MAX).into_iter().filter(|report| report.at < before);
        let old: Vec<Name> = old.take(most.into()).map(|report| report.id).collect();
        old.iter().for_each(|id| drop(self.reports.remove(id)));
        old.len()
    }

    /// A deed that names nobody who is not known.
    pub(super) fn known_in(&self, deed: &Deed) -> Deed {
        let known =
            |member: &Option<MemberId>| member.clone().filter(|member| self.members.contains_key(member));
        Deed { member: known(&deed.member), about: known(&deed.about), ..deed.clone() }
    }

    pub(super) fn called(&self, name: &Name, limit: usize) -> Vec<Member> {
        self.members.values().filter(|member| member.name == *name).take(limit).cloned().collect()
    }

    pub(super) fn standings(&self) -> Vec<Standing> {
        self.standings.values().cloned().collect()
    }

    pub(super) fn reports(&self, limit: usize) -> Vec<Report> {
        let mut all: Vec<Report> = self.reports.values().cloned().collect();
        all.sort_by_key(|report| (report.at, report.id.clone()));
        all.truncate(limit);
        all
    }
}
