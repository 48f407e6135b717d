//! All kinds of bad weather between a client and a house: whatever is lost, doubled or cut off, both end with the same
//! story, and every command is done once.

use super::model::Model;
use crate::client::{Client, Command, Happened, Ticket};
use crate::protocol::{Inbound, Outbound, What};
use proptest::prelude::*;
use std::collections::VecDeque;

#[derive(Clone, Debug)]
enum Step {
    Choose,
    TakeBack,
    Talk,
    OtherPlays,
    TheEnd,
    HouseHears,
    ClientHears,
    /// A message to the client does not arrive.
    Lose,
    /// A message to the client arrives twice.
    Double,
    /// The connection breaks, with everything that is on its way.
    Cut,
    Connect,
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        4 => Just(Step::Choose),
        2 => Just(Step::TakeBack),
        2 => Just(Step::Talk),
        4 => Just(Step::OtherPlays),
        1 => Just(Step::TheEnd),
        8 => Just(Step::HouseHears),
        12 => Just(Step::ClientHears),
        1 => Just(Step::Lose),
        2 => Just(Step::Double),
        2 => Just(Step::Cut),
        4 => Just(Step::Connect),
    ]
}

struct Weather {
    house: Model,
    client: Client,
    connected: bool,
    to_house: VecDeque<Inbound>,
    to_client: VecDeque<Outbound>,
    said: Vec<String>,
    refused: usize,
    told: Vec<u32>,
}

impl Weather {
    fn new() -> Weather {
        Weather {
            house: Model::default(),
            client: Client::new(Ticket { table: "t".into(), ..Ticket::default() }, 1),
            connected: false,
            to_house: VecDeque::new(),
            to_client: VecDeque::new(),
            said: Vec::new(),
            refused: 0,
            told: Vec::new(),
        }
    }

    fn does(&mut self, step: &Step) {
        match step {
            Step::Choose => {
                let word = format!("w{}", self.said.len());
                self.said.push(word.clone());
                self.says(Command::Choose(word));
            }
            Step::TakeBack => self.says(Command::TakeBack),
            Step::Talk => self.says(Command::Talk("hello".into())),
            Step::OtherPlays => {
                let news = self.house.other_plays();
                self.tells(news);
            }
            Step::TheEnd => {
                let news = self.house.end();
                self.tells(news);
            }
            Step::HouseHears => drop(self.house_hears()),
            Step::ClientHears => drop(self.client_hears()),
            Step::Lose => drop(self.to_client.pop_front()),
            Step::Double => {
                let first = self.to_client.front().cloned();
                first.into_iter().for_each(|message| self.to_client.push_front(message));
            }
            Step::Cut => self.cut(),
            Step::Connect => self.connect(),
        }
    }

    fn says(&mut self, command: Command) {
        let said = self.client.say(command);
        if self.connected && self.client.is_welcome() {
            self.to_house.push_back(said);
        }
    }

    fn tells(&mut self, news: Vec<Outbound>) {
        if self.connected {
            self.to_client.extend(news);
        }
    }

    fn cut(&mut self) {
        self.connected = false;
        self.to_house.clear();
        self.to_client.clear();
    }

    fn connect(&mut self) {
        if !self.connected {
            self.connected = true;
            // The house answers a hello before it tells anything else.
            let hello = self.client.hello();
            let answers = self.house.hears(hello);
            self.to_client.extend(answers);
        }
    }

    fn house_hears(&mut self) -> bool {
        let Some(said) = self.to_house.pop_front() else { return false };
        let answers = self.house.hears(said);
        self.tells(answers);
        true
    }

    fn client_hears(&mut self) -> bool {
        let Some(message) = self.to_client.pop_front() else { return false };
        for happened in self.client.heard(&message) {
            match happened {
                Happened::Welcomed => self.to_house.extend(self.client.again()),
                Happened::Story(entries) => self.told.extend(entries.iter().map(|entry| entry.n)),
                Happened::Refused { said: Some(Inbound::Choose { .. }), .. } => self.refused += 1,
                Happened::Missed => self.cut(),
                _ => {}
            }
        }
        true
    }

    /// The sun comes out.
    fn clear_up(&mut self) {
        self.cut();
        for _ in 0..3 {
            self.connect();
            while self.house_hears() || self.client_hears() {}
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn whatever_the_weather_both_end_with_the_same_story(steps in prop::collection::vec(step(), 0..120)) {
        let mut weather = Weather::new();
        steps.iter().for_each(|step| weather.does(step));
        weather.clear_up();
        let (house, client) = (&weather.house, &weather.client);
        prop_assert!(client.again().is_empty() && client.is_settled());
        prop_assert_eq!(client.log().unwrap(), house.log());
        prop_assert_eq!(client.now(), Some(&house.now()));
        prop_assert_eq!(client.talk(), house.talk_since(0));
        // Every number is told once, in order.
        prop_assert_eq!(&weather.told, &(1..=house.last()).collect::<Vec<_>>());
        // Every word that was not refused is chosen once, in order.
        prop_assert_eq!(house.chosen.len() + weather.refused, weather.said.len());
        prop_assert_eq!(&house.chosen, &weather.said[..house.chosen.len()]);
        let lines = client.story().iter().filter(|entry| matches!(entry.what, What::Line { .. } | What::Gone));
        prop_assert!(lines.count() >= house.chosen.len());
    }
}
