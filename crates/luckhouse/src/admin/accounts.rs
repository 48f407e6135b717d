//! Orders about accounts: who keeps order, who is muted, who is banned.

use super::minutes;
use luckhouse_server::admin::{Held, Order};
use luckhouse_server::protocol::Offence;

#[derive(clap::Subcommand)]
pub(super) enum ModeratorCommand {
    /// Let an account keep order
    Add {
        /// What it is called, if no other is, or the id that its page has in its address
        name: String,
    },
    /// Let it be a player like others
    Remove {
        /// What it is called, or its id
        name: String,
    },
    /// List those who keep order
    List,
}

#[derive(clap::Subcommand)]
pub(super) enum AccountCommand {
    /// Let an account play, but not talk
    Mute(RestrainArgs),
    /// Let it talk again
    Unmute {
        /// What it is called, or its id
        name: String,
    },
    /// Let an account neither sit down nor open tables nor join tournaments
    Ban(RestrainArgs),
    /// Let it play again
    Unban {
        /// What it is called, or its id
        name: String,
    },
    /// List the accounts that are muted or banned
    List,
}

#[derive(clap::Args)]
pub(super) struct RestrainArgs {
    /// What it is called, if no other is, or the id that its page has in its address
    name: String,
    /// For how long: 30m, 12h, 7d; without it, until it is lifted
    #[arg(long = "for", value_name = "TIME", value_parser = minutes)]
    time: Option<u32>,
    /// What they are told that they did
    #[arg(long, value_enum, default_value_t)]
    why: WhyArg,
    /// A remark for them
    #[arg(long)]
    text: Option<String>,
}

#[derive(Clone, Copy, Default, clap::ValueEnum)]
enum WhyArg {
    /// Insulting words
    Insult,
    /// Threats, or not leaving somebody alone
    Harassment,
    /// The same again and again, or advertising
    Spam,
    /// Games that were not honest
    Cheating,
    /// A name that offends
    Name,
    /// Something else
    #[default]
    Other,
}

impl ModeratorCommand {
    pub(super) fn order(&self) -> Order {
        let what = Held::Moderator;
        match self {
            ModeratorCommand::Add { name } => {
                Order::Hold { who: name.clone(), what, minutes: None, why: None, text: None }
            }
            ModeratorCommand::Remove { name } => Order::Release { who: name.clone(), what },
            ModeratorCommand::List => Order::Accounts { what: vec![what] },
        }
    }
}

impl AccountCommand {
    pub(super) fn order(&self) -> Order {
        match self {
            AccountCommand::Mute(args) => args.order(Held::Muted),
            AccountCommand::Unmute { name } => Order::Release { who: name.clone(), what: Held::Muted },
            AccountCommand::Ban(args) => args.order(Held::Banned),
            AccountCommand::Unban { name } => Order::Release { who: name.clone(), what: Held::Banned },
            AccountCommand::List => Order::Accounts { what: vec![Held::Muted, Held::Banned] },
        }
    }
}

impl RestrainArgs {
    fn order(&self, what: Held) -> Order {
        let RestrainArgs { name, time, why, text } = self;
        Order::Hold { who: name.clone(), what, minutes: *time, why: Some(why.offence()), text: text.clone() }
    }
}

impl WhyArg {
    fn offence(self) -> Offence {
        match self {
            WhyArg::Insult => Offence::Insult,
            WhyArg::Harassment => Offence::Harassment,
            WhyArg::Spam => Offence::Spam,
            WhyArg::Cheating => Offence::Cheating,
            WhyArg::Name => Offence::Name,
            WhyArg::Other => Offence::Other,
        }
    }
}
