//! Players who can say what they think of every choice, and players with a taste of their own.

use luckhouse_engine::{Bot, Decision, Game, Rng, Seat};

/// What a choice is worth to the one who makes it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Advice<A> {
    /// The choice.
    pub action: A,
    /// The chance to win after it.
    pub chance: f64,
    /// How far the chance can be off: half of the 95 % interval, or a proved bound. 0 if it is exact.
    pub error: f64,
    /// How far it can be off beside other choices of the same moment: the difference of two of them is off by no more
    /// than what both say. Who misjudges a position misjudges all that can be done in it alike, so that this can be
    /// much less than the error.
    pub paired_error: f64,
}

impl<A> Advice<A> {
    /// A chance that can be off by so much, whatever the chances of other choices are off by.
    ///
    /// ```
    /// use luckhouse_bots::Advice;
    /// let guess = Advice::new("roll", 0.5, 0.2);
    /// assert_eq!((guess.error, guess.paired_error), (0.2, 0.2));
    /// assert_eq!(guess.apart(0.08).paired_error, 0.04);
    /// ```
    pub fn new(action: A, chance: f64, error: f64) -> Advice<A> {
        Advice { action, chance, error, paired_error: error }
    }

    /// The same, where the difference of two choices is off by no more than this.
    #[must_use]
    pub fn apart(self, off: f64) -> Advice<A> {
        Advice { paired_error: self.error.min(off / 2.0), ..self }
    }
}

/// A player who can say what every choice is worth. It sees only a view, as any bot.
pub trait Thinker<G: Game>: Bot<G> {
    /// What each of the legal actions is worth to this seat, in their order.
    fn think(&mut self, decision: &Decision<G>, rng: &mut Rng) -> Vec<Advice<G::Action>>;
}

/// The best of several; the first of equals.
///
/// # Panics
/// If there are none.
pub fn best_of<A: Copy>(advice: &[Advice<A>]) -> Advice<A> {
    let better = |best: Advice<A>, next: &Advice<A>| if next.chance > best.chance { *next } else { best };
    advice[1..].iter().fold(advice[0], better)
}

/// A small change of taste, with a name: it makes a player prefer some choices that are nearly as good.
pub trait Taste<G: Game>: Send {
    /// The chance of winning that this player would give up for this choice, at most about 0.03.
    fn likes(&self, game: &G, seat: Seat, view: &G::View, action: G::Action) -> f64;

    /// What was chosen in the end, for those who remember.
    fn chosen(&mut self, _game: &G, _seat: Seat, _view: &G::View, _action: G::Action) {}
}

/// Somebody to play against: a name, a line that introduces them, and their taste.
pub struct Character<G: Game> {
    /// One lower-case word: `grudge`. Who that is is said by a message, `GAME-character-NAME`.
    pub name: &'static str,
    /// Their taste, fresh for a new game.
    pub taste: fn() -> Box<dyn Taste<G>>,
}

/// A player of one level, of one of two kinds.
pub enum Player<G: Game> {
    /// Chooses without saying why.
    Instinct(Box<dyn Bot<G>>),
    /// Can say what each choice is worth, so that it can have a taste.
    Thinker(Box<dyn Thinker<G>>),
}

impl<G: Game> Player<G> {
    /// The player as a bot, with the taste of the character if it is one who thinks.
    pub fn bot(self, character: Option<&Character<G>>) -> Box<dyn Bot<G>> {
        match (self, character) {
            (Player::Instinct(bot), _) => bot,
            (Player::Thinker(thinker), None) => thinker,
            (Player::Thinker(thinker), Some(character)) => {
                Box::new(Tasteful { thinker, taste: (character.taste)() })
            }
        }
    }
}

/// A thinker who takes what it likes best among what is nearly as good.
struct Tasteful<G: Game> {
    thinker: Box<dyn Thinker<G>>,
    taste: Box<dyn Taste<G>>,
}

impl<G: Game> Bot<G> for Tasteful<G> {
    fn choose(&mut self, decision: &Decision<G>, rng: &mut Rng) -> G::Action {
        let Decision { game, seat, view, legal } = *decision;
        let likes: Vec<f64> =
            legal.iter().map(|action| self.taste.likes(game, seat, view, *action)).collect();
        let action = if likes.iter().all(|like| *like == 0.0) {
            self.thinker.choose(decision, rng)
        } else {
            let mut advice = self.thinker.think(decision, rng);
            advice.iter_mut().zip(likes).for_each(|(advice, like)| advice.chance += like);
            best_of(&advice).action
        };
        self.taste.chosen(game, seat, view, action);
        action
    }
}
