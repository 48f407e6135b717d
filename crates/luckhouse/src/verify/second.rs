//! Games of the second protocol: what a log shows, what only a receipt shows, and what nothing shows.

use luckhouse_engine::fair::{DiceMode, Receipt, Receipted, Verified};
use luckhouse_engine::{Seat, SeatSet};
use luckhouse_shelf::read_log;
use serde_json::{Value, json};

/// What was found out about a log.
pub(crate) struct Found {
    verified: Verified,
    receipted: Option<Receipted>,
}

/// Check a log from its first byte to its last, and against what somebody kept.
///
/// # Errors
/// The first thing that is not as it must be, in words.
pub(crate) fn check(text: &str, receipt: Option<&Receipt>) -> Result<Found, String> {
    let table = read_log(text, usize::MAX).map_err(|error| error.to_string())?;
    let checked = table.prove_log(text).map_err(|broken| broken.to_string())?;
    let receipted = receipt.map(|receipt| receipt.check(&checked)).transpose();
    let receipted = receipted.map_err(|wrong| wrong.to_string())?;
    Ok(Found { verified: checked.verified, receipted })
}

impl Found {
    /// For somebody who has just played.
    pub(crate) fn in_a_sentence(&self) -> String {
        let rolls = self.rolls();
        let Some(own) = &self.receipted else {
            return format!(
                "The log agrees with itself: {rolls}. You added nothing, and kept nothing to compare it with."
            );
        };
        let bytes = if own.own_bytes { "your own bytes are in it" } else { "none of your bytes are in it" };
        let mut text = format!("The dice are proved: {rolls}. It is the game that you saw, and {bytes}.");
        self.remarks().iter().for_each(|remark| text += &format!(" {remark}"));
        text
    }

    /// How the rolls came about.
    fn rolls(&self) -> String {
        let Verified { draws, dice, .. } = self.verified;
        let rolls =
            if draws == 1 { "its one roll follows".into() } else { format!("all {draws} rolls follow") };
        match dice {
            DiceMode::Sealed => {
                format!("{rolls} from what the house and {} sealed before the first", self.who())
            }
            DiceMode::Together => format!(
                "{rolls} from what the house and {} sealed before the first, and from fresh links for each, which nobody \
                 could know before",
                self.who()
            ),
        }
    }

    fn who(&self) -> String {
        named(self.verified.opened, "nobody else")
    }

    /// Everything that was not as it should be, and need not be anybody's fault.
    fn remarks(&self) -> Vec<String> {
        let verified = &self.verified;
        let mut remarks = Vec::new();
        for (start, missing) in (1..).zip(&verified.voided) {
            remarks.push(format!(
                "Start {start} was void: {missing} did not open, and has looked at one set of dice."
            ));
        }
        for (seat, misses) in &verified.misses {
            remarks.push(format!(
                "{seat} missed {misses} of the rounds: each is one roll that was drawn again."
            ));
        }
        for (event, seat) in &verified.unopened {
            remarks.push(format!(
                "{seat} did not open its choice of event {event}: the first legal one was taken."
            ));
        }
        if let Some(own) = self.receipted.as_ref().filter(|own| own.rounds_without > 0) {
            remarks.push(format!(
                "In {} of {} rounds you gave no link: you have no part in those rolls.",
                own.rounds_without,
                own.rounds_without + own.rounds_with
            ));
        }
        if !verified.over {
            remarks.push("The game was closed before it was over.".into());
        }
        remarks
    }

    /// What this does not show.
    fn limits(&self) -> Vec<String> {
        let mut limits = Vec::new();
        match &self.receipted {
            None => limits.push(
                "that it is the game that was played, or that any of these people exist: a log alone agrees with itself. \
                 Only the receipt of somebody whom you trust shows more (--receipt FILE)"
                    .into(),
            ),
            Some(own) if own.signed.is_none() => {
                limits.push("that the house ever signed what you saw: your receipt has no signed step".into());
            }
            Some(own) if own.signed != Some(own.lines) => limits.push(format!(
                "that the last {} lines are those that you saw: the house's last signature in your receipt is before them",
                own.lines.saturating_sub(own.signed.unwrap_or_default())
            )),
            Some(_) => {}
        }
        if self.verified.opened.is_empty() {
            limits.push("that the house did not choose these dice: nobody else had a part in them".into());
        }
        if self.verified.dice == DiceMode::Sealed {
            limits.push("that the house did not know the rolls to come: with sealed dice it does, but cannot change them".into());
        }
        limits.push("that the house did not look at hidden cards: it always sees them".into());
        limits.push(
            "that nobody was dropped or kept waiting: a house can stop, stall or drop players, and everybody sees it; a seat \
             that withholds costs one start or one roll, at most two, and the log says so"
                .into(),
        );
        limits
    }

    pub(super) fn in_words(&self) -> String {
        let Verified { table, list, words, draws, certain, rounds, commitments, .. } = &self.verified;
        let mut text =
            format!("Proved: the dice of table {table} agree with what was sealed (protocol 2).\n\n");
        let mut point = |line: &str| text += &format!("- {line}\n");
        point(&format!("Every line keeps the rules and stands in its place; {}.", self.rolls()));
        point(&format!(
            "{draws} rolls were drawn in {rounds} rounds of links; {certain} could come in one way only."
        ));
        point(&format!(
            "Header, terms and everybody's seals are in one list, {list}, which the house signed."
        ));
        if let Some(words) = words {
            point(&format!("The words that everybody could read to each other: {words}."));
        }
        if *commitments > 0 {
            point(&format!("{commitments} hidden or simultaneous choices are what was committed to before."));
        }
        let silent = self.verified.silent;
        if !silent.is_empty() {
            point(&format!("These added nothing to the dice: {silent}."));
        }
        if let Some(own) = &self.receipted {
            point(&receipt_in_words(own));
        }
        self.remarks().iter().for_each(|remark| point(remark));
        text += "\nNot proved:\n";
        self.limits().iter().for_each(|limit| text += &format!("- {limit};\n"));
        text.truncate(text.len() - 2);
        text + ".\n"
    }

    pub(super) fn as_json(&self) -> Value {
        let verified = &self.verified;
        let numbers = |seats: SeatSet| seats.iter().map(number).collect::<Vec<_>>();
        let missed = |(seat, misses): &(Seat, u64)| json!({"seat": number(*seat), "rounds": misses});
        let unopened = |(event, seat): &(u64, Seat)| json!({"event": event, "seat": number(*seat)});
        json!({
            "proved": true,
            "protocol": 2,
            "table": verified.table,
            "key": verified.key,
            "dice": verified.dice.to_string(),
            "list": verified.list,
            "words": verified.words,
            "starts": verified.starts,
            "voided": verified.voided.iter().map(|seats| numbers(*seats)).collect::<Vec<_>>(),
            "opened": numbers(verified.opened),
            "silent": numbers(verified.silent),
            "rounds": verified.rounds,
            "missed": verified.misses.iter().map(missed).collect::<Vec<_>>(),
            "draws": verified.draws,
            "certain": verified.certain,
            "commitments": verified.commitments,
            "unopened": verified.unopened.iter().map(unopened).collect::<Vec<_>>(),
            "over": verified.over,
            "receipt": self.receipted.as_ref().map(|own| json!({
                "seat": number(own.seat),
                "ownBytes": own.own_bytes,
                "roundsWith": own.rounds_with,
                "roundsWithout": own.rounds_without,
                "voidRounds": own.void_rounds,
                "signedLines": own.signed,
                "lines": own.lines,
            })),
            "limits": self.limits(),
        })
    }
}

fn receipt_in_words(own: &Receipted) -> String {
    let bytes = if own.own_bytes { "its bytes are in the dice" } else { "it added no bytes" };
    let links = match own.rounds_with {
        0 => String::new(),
        rounds => format!(", its links are in {rounds} rounds"),
    };
    format!(
        "It is the game of the receipt of {}: the same list, {bytes}{links}, and every line is what it saw, up to line {} of \
         {} signed by the house.",
        own.seat,
        own.signed.unwrap_or_default(),
        own.lines
    )
}

fn number(seat: Seat) -> usize {
    seat.index() + 1
}

fn named(seats: SeatSet, nobody: &str) -> String {
    if seats.is_empty() { nobody.into() } else { seats.to_string() }
}
