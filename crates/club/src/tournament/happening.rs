//! How events change a tournament. An event that cannot have happened changes nothing.

use super::state::{Came, Entrant, Game, won};
use super::{Event, Format, Phase, Player, Refusal, Tournament, What, arena, knock_out};

impl Tournament {
    /// Something happened. A clock that was set back stands still here.
    ///
    /// # Errors
    /// If it cannot have happened; nothing has changed then.
    pub fn happen(&mut self, event: &Event) -> Result<(), Refusal> {
        let at = self.now.max(event.at);
        match &event.what {
            What::Join { player, rating } => self.join(player, *rating, at),
            What::Leave { player } => self.leave(player),
            What::Start => self.start(at),
            What::Round { number } => self.begin_round(*number),
            What::Pair { game, players } => self.pair(*game, players),
            What::Bye { player } => self.bye(player),
            What::Result { game, places } => self.result(*game, places, at),
            What::Absent { game, players } => self.absent(*game, players, at),
            What::Void { game } => self.void(*game, at),
            What::Close => self.close(),
        }?;
        self.now = at;
        Ok(())
    }

    fn join(&mut self, player: &Player, rating: i32, at: u64) -> Result<(), Refusal> {
        let knock_out = matches!(self.setup.format(), Format::KnockOut { .. });
        if self.phase == Phase::Closed || (knock_out && self.phase != Phase::Gathering) {
            return Err(Refusal::TooLate);
        }
        match self.numbers.get(player) {
            Some(number) if self.entrants[*number].here => return Err(Refusal::Here(player.clone())),
            // They come back with what they had. The seed is the one they came with.
            Some(number) => self.entrants[*number].here = true,
            None if self.entrants.len() == Tournament::MOST => return Err(Refusal::Full),
            None => {
                self.numbers.insert(player.clone(), self.entrants.len());
                self.entrants.push(Entrant::new(player.clone(), rating, at));
            }
        }
        Ok(())
    }

    fn leave(&mut self, player: &Player) -> Result<(), Refusal> {
        let number = self.here(player)?;
        self.entrants[number].here = false;
        Ok(())
    }

    fn start(&mut self, at: u64) -> Result<(), Refusal> {
        if self.phase != Phase::Gathering {
            return Err(Refusal::NotNow);
        }
        let seats = self.setup.seats();
        if self.those(|entrant| entrant.here).len() < seats {
            return Err(Refusal::TooFew(seats));
        }
        (self.phase, self.began) = (Phase::Running { since: at }, Some(at));
        self.entrants.iter_mut().for_each(|entrant| entrant.free_since = at);
        Ok(())
    }

    fn begin_round(&mut self, number: u16) -> Result<(), Refusal> {
        self.check_running()?;
        if self.running > 0 || matches!(self.setup.format(), Format::Arena { .. }) {
            return Err(Refusal::NotNow);
        }
        if number != self.round + 1 {
            return Err(Refusal::Number(u32::from(self.round) + 1));
        }
        self.knock_out();
        self.round = number;
        self.first_of_round = self.games.len();
        Ok(())
    }

    fn pair(&mut self, game: u32, players: &[Player]) -> Result<(), Refusal> {
        self.check_running()?;
        if game as usize != self.games.len() + 1 {
            return Err(Refusal::Number(self.games.len() as u32 + 1));
        }
        if players.len() != self.setup.seats() {
            return Err(Refusal::Seats(self.setup.seats()));
        }
        let numbers = self.numbers_of(players)?;
        self.check_seats(&numbers)?;
        for (seat, number) in numbers.iter().enumerate() {
            let others: Vec<usize> = numbers.iter().copied().filter(|other| other != number).collect();
            let entrant = &mut self.entrants[*number];
            others.iter().for_each(|other| *entrant.met.entry(*other).or_default() += 1);
            (entrant.playing, entrant.round, entrant.last) = (true, self.round, others);
            entrant.first += u32::from(seat == 0);
            // Whoever lost may come back to fill a last table.
            self.out.remove(number);
        }
        self.running += 1;
        self.games.push(Game { round: self.round, players: numbers, came: Came::Playing });
        Ok(())
    }

    /// Can these be given a game together now?
    fn check_seats(&self, numbers: &[usize]) -> Result<(), Refusal> {
        let swiss = matches!(self.setup.format(), Format::Swiss { .. });
        let again =
            |game: &Game| game.came == Came::Void && numbers.iter().all(|one| game.players.contains(one));
        let second = swiss && !self.round_games().iter().any(again);
        for number in numbers {
            let entrant = &self.entrants[*number];
            if !entrant.here {
                return Err(Refusal::Left(entrant.name.clone()));
            }
            if entrant.playing || (second && self.round > 0 && entrant.round == self.round) {
                return Err(Refusal::Seated(entrant.name.clone()));
            }
        }
        Ok(())
    }

    fn bye(&mut self, player: &Player) -> Result<(), Refusal> {
        self.check_running()?;
        let (number, round) = (self.here(player)?, self.round);
        let entrant = &mut self.entrants[number];
        if round == 0 || entrant.playing || entrant.round == round {
            return Err(Refusal::Seated(player.clone()));
        }
        (entrant.round, entrant.last_bye) = (round, round);
        entrant.byes += 1;
        entrant.tally.points += 2 * (self.setup.seats() as u32 - 1);
        self.out.remove(&number);
        Ok(())
    }

    fn result(&mut self, game: u32, places: &[u8], at: u64) -> Result<(), Refusal> {
        let index = self.playing_game(game)?;
        if places.len() != self.setup.seats() {
            return Err(Refusal::Seats(self.setup.seats()));
        }
        if places.iter().min() != Some(&1) {
            return Err(Refusal::Places);
        }
        self.end(index, Came::Places(places.iter().copied().map(Some).collect()), at);
        Ok(())
    }

    fn absent(&mut self, game: u32, players: &[Player], at: u64) -> Result<(), Refusal> {
        let index = self.playing_game(game)?;
        let away = self.numbers_of(players)?;
        let seated = &self.games[index].players;
        if let Some(wrong) = away.iter().find(|player| !seated.contains(player)) {
            return Err(Refusal::Unknown(self.entrants[*wrong].name.clone()));
        }
        let places = seated.iter().map(|player| (!away.contains(player)).then_some(1)).collect();
        away.iter().for_each(|player| self.entrants[*player].here = false);
        self.end(index, Came::Places(places), at);
        Ok(())
    }

    fn void(&mut self, game: u32, at: u64) -> Result<(), Refusal> {
        let index = self.playing_game(game)?;
        self.end(index, Came::Void, at);
        Ok(())
    }

    fn close(&mut self) -> Result<(), Refusal> {
        self.check_running()?;
        self.knock_out();
        self.phase = Phase::Closed;
        Ok(())
    }

    /// A game is over, and everybody in it is free.
    fn end(&mut self, index: usize, came: Came, at: u64) {
        self.games[index].came = came;
        self.running -= 1;
        let game = self.games[index].clone();
        for (seat, player) in game.players.iter().enumerate() {
            let entrant = &mut self.entrants[*player];
            (entrant.playing, entrant.free_since) = (false, at);
            if game.came == Came::Void {
                entrant.first -= u32::from(seat == 0);
                game.players.iter().for_each(|other| {
                    entrant.met.entry(*other).and_modify(|met| *met -= 1);
                });
            }
        }
        self.count(&game);
    }

    fn count(&mut self, game: &Game) {
        let (Some(points), Some(places)) = (game.points(), game.places()) else { return };
        let arena = matches!(self.setup.format(), Format::Arena { .. });
        for (seat, player) in game.players.iter().enumerate() {
            let (tally, won) = (&mut self.entrants[*player].tally, won(places, seat));
            tally.points += if arena { arena::points(places, seat, tally.streak) } else { points[seat] };
            tally.games += 1;
            tally.wins += u32::from(won);
            tally.streak = if won { tally.streak + 1 } else { 0 };
        }
    }

    /// Whoever did not survive this round of a knock-out is out.
    fn knock_out(&mut self) {
        let Format::KnockOut { best_of } = self.setup.format() else { return };
        let left = knock_out::left(self, best_of);
        let lost = self.those(|entrant| entrant.round == self.round);
        let lost = lost.into_iter().filter(|player| self.round > 0 && !left.contains(player));
        self.out.extend(lost.map(|player| (player, self.round)).collect::<Vec<_>>());
    }

    fn check_running(&self) -> Result<(), Refusal> {
        if matches!(self.phase, Phase::Running { .. }) { Ok(()) } else { Err(Refusal::NotNow) }
    }

    fn playing_game(&self, game: u32) -> Result<usize, Refusal> {
        let index = (game as usize).checked_sub(1).filter(|index| *index < self.games.len());
        let index = index.ok_or(Refusal::NoGame(game))?;
        if self.games[index].came == Came::Playing { Ok(index) } else { Err(Refusal::Ended(game)) }
    }

    fn number(&self, player: &Player) -> Result<usize, Refusal> {
        self.numbers.get(player).copied().ok_or_else(|| Refusal::Unknown(player.clone()))
    }

    fn here(&self, player: &Player) -> Result<usize, Refusal> {
        let number = self.number(player)?;
        if self.entrants[number].here { Ok(number) } else { Err(Refusal::Left(player.clone())) }
    }

    fn numbers_of(&self, players: &[Player]) -> Result<Vec<usize>, Refusal> {
        if let Some((_, twice)) =
            players.iter().enumerate().find(|(at, player)| players[..*at].contains(player))
        {
            return Err(Refusal::Twice(twice.clone()));
        }
        players.iter().map(|player| self.number(player)).collect()
    }
}
