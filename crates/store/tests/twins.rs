//! Whatever is submitted, the stores on disk and in a database and the plain one in memory give the same answers.

use luckhouse_store::conformance::{Database, Scratch, sample};
use luckhouse_store::*;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;
use std::sync::{Arc, mpsc};

/// Stands for the number that comes next, so that tables grow.
const NEXT: u32 = 7;

/// Few tables, seats, words and numbers, so that changes meet.
fn table() -> impl Strategy<Value = TableId> {
    select(vec!["a", "b", "B"]).prop_map(sample::id)
}

fn name() -> impl Strategy<Value = Name> {
    select(vec!["Ann", "ann", "Zoë", "ZOË"]).prop_map(sample::name)
}

fn seat_number() -> impl Strategy<Value = SeatNumber> {
    (1..=2u8).prop_map(sample::number)
}

fn seq() -> impl Strategy<Value = Seq> {
    (1..=6u32).prop_map(sample::seq)
}

fn at() -> impl Strategy<Value = Millis> {
    (-2..5i64).prop_map(Millis)
}

fn visibility() -> impl Strategy<Value = Visibility> {
    select(Visibility::ALL.to_vec())
}

fn json() -> impl Strategy<Value = Json> {
    select(vec!["", "{}", "[\"ä\"]"]).prop_map(|text| Json(text.into()))
}

fn open() -> impl Strategy<Value = Change> {
    let (game, dice) = (select(vec!["pig", "fox"]), option::of(any::<[u8; 32]>()));
    (table(), game, visibility(), json(), dice, at()).prop_map(
        |(id, game, visibility, settings, dice, at)| {
            let (game, header) = (sample::name(game), sample::line(game));
            Change::Open(NewTable { id, game, header, visibility, settings, dice: dice.map(DiceSecret), at })
        },
    )
}

fn seat() -> impl Strategy<Value = Seat> {
    let (bot, token) = (option::of(name()), option::of(0..3u8));
    let contribution = option::of(any::<Vec<u8>>());
    (seat_number(), name(), bot, token, option::of(member_id()), contribution).prop_map(
        |(number, name, bot, token, member, contribution)| Seat {
            player: Player { number, name, kind: bot.map_or(SeatKind::Person, SeatKind::Bot) },
            token: token.map(hash),
            member,
            contribution: contribution.map(Contribution),
        },
    )
}

fn hash(byte: u8) -> TokenHash {
    TokenHash([byte; 32])
}

fn member_id() -> impl Strategy<Value = MemberId> {
    select(vec!["m", "n"]).prop_map(sample::member_id)
}

fn kind() -> impl Strategy<Value = Name> {
    select(vec!["device", "session"]).prop_map(sample::name)
}

fn credential() -> impl Strategy<Value = Credential> {
    (member_id(), 0..3u8, kind(), json(), at(), option::of(at())).prop_map(
        |(member, byte, kind, data, at, expires)| Credential {
            member,
            hash: hash(byte),
            kind,
            label: Some(sample::line("a phone")),
            data,
            added: at,
            used: at,
            expires,
        },
    )
}

fn settle() -> impl Strategy<Value = MemberChange> {
    let number = prop_oneof![1 => seq(), 3 => Just(sample::seq(NEXT))];
    (number, member_id(), table(), at(), json(), -2..2i32, 0..3u8).prop_map(
        |(number, member, table, at, state, shown, what)| {
            let game = sample::name("pig");
            let pool = sample::name("pig/2");
            let played = Played { member: member.clone(), number, table, game, at, summary: state.clone() };
            let rated = Rated { member, pool, shown, state, at };
            let (played, ratings) = (vec![played], vec![rated]);
            match what {
                0 => MemberChange::Review { number, played, ratings },
                _ => {
                    let bots =
                        vec![RatedBot { bot: sample::name("pig/2/best"), state: played[0].summary.clone() }];
                    MemberChange::Settle { number, played, ratings, bots, review: what == 1 }
                }
            }
        },
    )
}

fn attempt() -> impl Strategy<Value = MemberChange> {
    let who = (member_id(), name(), any::<bool>(), at());
    (who, option::of(json()), json(), option::of(json()), json()).prop_map(
        |((member, puzzle, solved, at), member_before, state, puzzle_before, puzzle_after)| {
            let pool = sample::name("puzzles");
            let member_after = Rated { member: member.clone(), pool, shown: 1, state, at };
            let attempt = Attempt { member, puzzle, solved, at };
            let trial = Trial { attempt, member_before, member_after, puzzle_before, puzzle_after };
            MemberChange::Attempt(Box::new(trial))
        },
    )
}

fn call() -> impl Strategy<Value = Call> {
    let why = select(vec!["turn", "invited"]).prop_map(sample::name);
    (member_id(), table(), kind(), why, 0..3u32, at(), 0..3u32, option::of(at())).prop_map(
        |(member, table, kind, why, turn, at, tries, next)| Call {
            member,
            table,
            kind,
            why,
            turn,
            at,
            tries,
            next,
        },
    )
}

fn call_change() -> impl Strategy<Value = CallChange> {
    let channel = (member_id(), 0..3u8, json(), at()).prop_map(|(member, byte, data, added)| Channel {
        member,
        hash: hash(byte),
        kind: sample::name("push"),
        data,
        added,
    });
    prop_oneof![
        3 => channel.prop_map(CallChange::Open),
        1 => (0..3u8, json()).prop_map(|(byte, data)| CallChange::Keep { hash: hash(byte), data }),
        1 => (0..3u8).prop_map(|byte| CallChange::Close(hash(byte))),
        3 => call().prop_map(CallChange::Call),
        2 => call().prop_map(CallChange::Tried),
        1 => (member_id(), table()).prop_map(|(member, table)| CallChange::Off { member, table }),
        1 => at().prop_map(CallChange::ForgetTold),
    ]
}

fn vacations() -> impl Strategy<Value = MemberChange> {
    let some = || {
        let one = (at(), at()).prop_map(|(from, until)| Vacation { from, until });
        proptest::collection::vec(one, 0..3)
    };
    let read = prop_oneof![3 => Just(Vec::new()), 1 => some()];
    (member_id(), read, some()).prop_map(|(member, before, after)| MemberChange::Vacations {
        member,
        before,
        after,
    })
}

fn member_change() -> impl Strategy<Value = Change> {
    let enroll = (member_id(), name(), json(), at()).prop_map(|(id, name, settings, created)| Member {
        id,
        name,
        settings,
        created,
    });
    let change = prop_oneof![
        4 => enroll.prop_map(MemberChange::Enroll),
        1 => (member_id(), name(), json())
            .prop_map(|(member, name, settings)| MemberChange::Edit { member, name, settings }),
        4 => credential().prop_map(MemberChange::Grant),
        2 => (0..3u8, at(), json(), option::of(at()))
            .prop_map(|(byte, at, data, expires)| MemberChange::Use { hash: hash(byte), at, data, expires }),
        1 => (0..3u8).prop_map(|byte| MemberChange::Revoke(hash(byte))),
        1 => (member_id(), kind(), option::of(0..3u8)).prop_map(|(member, kind, but)| {
            MemberChange::RevokeKind { member, kind, but: but.map(hash) }
        }),
        1 => at().prop_map(MemberChange::ForgetExpired),
        4 => settle(),
        2 => (member_id(), kind(), at(), option::of(at()), json())
            .prop_map(|(member, kind, at, until, data)| MemberChange::Hold(Standing { member, kind, at, until, data })),
        1 => (member_id(), kind()).prop_map(|(member, kind)| MemberChange::Lift { member, kind }),
        2 => (name(), member_id(), option::of(member_id()), name(), at(), json()).prop_map(
            |(id, by, about, subject, at, report)| MemberChange::Report(Report { id, by, about, subject, at, report })
        ),
        1 => name().prop_map(MemberChange::CloseReport),
        3 => (member_id(), member_id(), table(), at())
            .prop_map(|(member, by, table, at)| MemberChange::Invite(Invitation { member, by, table, at })),
        1 => (member_id(), table()).prop_map(|(member, table)| MemberChange::Decline { member, table }),
        1 => (member_id(), member_id()).prop_map(|(one, other)| MemberChange::Estrange { one, other }),
        3 => attempt(),
        2 => (member_id(), member_id()).prop_map(|(member, owner)| MemberChange::Belong { member, owner }),
        5 => call_change().prop_map(MemberChange::Reach),
        3 => vacations(),
        1 => (member_id(), name()).prop_map(|(member, name)| MemberChange::Forget { member, name }),
        1 => (table(), seq()).prop_map(|(table, number)| {
            MemberChange::Reword { table, number, line: sample::line("# anew") }
        }),
    ];
    change.prop_map(Change::Member)
}

fn entries() -> impl Strategy<Value = Entries> {
    let kind = prop_oneof![
        4 => Just(Kind::Play),
        1 => Just(Kind::Note),
        1 => option::of(seq()).prop_map(|keep| Kind::TakeBack { keep }),
    ];
    let line = select(vec!["p1 roll", "* 6", "# oh"]).prop_map(sample::line);
    let entry = (kind, line).prop_map(|(kind, line)| Entry { kind, line });
    proptest::collection::vec(entry, 1..3).prop_map(|all| Entries::all(all).unwrap())
}

fn command_id() -> impl Strategy<Value = CommandId> {
    select(vec!["x", "y"]).prop_map(|id| CommandId::new(id).unwrap())
}

fn append() -> impl Strategy<Value = Change> {
    let command = option::of((seat_number(), command_id()));
    let first = prop_oneof![1 => seq(), 3 => Just(sample::seq(NEXT))];
    (table(), at(), first, entries(), command).prop_map(|(table, at, first, entries, command)| {
        let command = command.map(|(seat, id)| Command { seat, id });
        Change::Append(Append { table, at, first, entries, command })
    })
}

fn say() -> impl Strategy<Value = Change> {
    let speaker = prop_oneof![seat_number().prop_map(Speaker::Seat), name().prop_map(Speaker::Spectator)];
    (table(), at(), speaker, option::of(command_id())).prop_map(|(table, at, speaker, command)| {
        Change::Say(Say { table, at, speaker, text: sample::line("hello"), command })
    })
}

fn mark() -> impl Strategy<Value = Change> {
    let stage = prop_oneof![Just(Stage::Waiting), Just(Stage::Playing), json().prop_map(Stage::Over)];
    (table(), at(), stage).prop_map(|(table, at, stage)| Change::Mark { table, at, stage })
}

fn change() -> impl Strategy<Value = Change> {
    let edit = (table(), at(), visibility(), json());
    let edit =
        edit.prop_map(|(table, at, visibility, settings)| Change::Edit { table, at, visibility, settings });
    let one = prop_oneof![
        3 => open(),
        1 => edit,
        3 => mark(),
        3 => (table(), at(), seat()).prop_map(|(table, at, seat)| Change::Sit { table, at, seat }),
        1 => (table(), at(), seat_number()).prop_map(|(table, at, seat)| Change::Leave { table, at, seat }),
        8 => append(),
        1 => (table(), option::of(at())).prop_map(|(table, due)| Change::Rest { table, due }),
        2 => (table(), seat_number(), option::of(json()))
            .prop_map(|(table, seat, plan)| Change::PlanAhead { table, seat, plan }),
        3 => say(),
        1 => (table(), seq(), any::<bool>())
            .prop_map(|(table, number, hidden)| Change::Hide { table, number, hidden }),
        1 => table().prop_map(Change::Remove),
        1 => (at(), 0..3u16).prop_map(|(before, most)| Change::RemoveOver { before, most }),
        1 => (at(), 0..3u16).prop_map(|(before, most)| Change::ForgetTalk { before, most }),
        1 => (at(), 0..3u16).prop_map(|(before, most)| Change::ForgetReports { before, most }),
        1 => (at(), 0..3u16).prop_map(|(before, most)| Change::ForgetDeeds { before, most }),
        1 => (table(), name(), any::<bool>()).prop_map(|(table, name, hidden)| {
            Change::HideSpeaker { table, speaker: Speaker::Spectator(name), hidden }
        }),
        1 => (name(), at(), option::of(at()))
            .prop_map(|(network, at, until)| Change::Ban(Ban { network, at, until, why: None })),
        1 => name().prop_map(Change::Lift),
        8 => member_change(),
        6 => archiving(),
        1 => (at(), name(), json(), option::of(member_id()), option::of(member_id()))
            .prop_map(|(at, by, deed, member, about)| Change::Record(Deed { at, by, member, about, deed })),
    ];
    one.prop_recursive(2, 8, 4, |one| proptest::collection::vec(one, 0..4).prop_map(Change::Together))
}

fn search() -> impl Strategy<Value = Search> {
    let after = (at(), table()).prop_map(|(time, table)| Cursor { time, table });
    let game = select(vec!["pig", "fox"]).prop_map(sample::name);
    let among = select(vec![Among::Waiting, Among::Playing, Among::Open, Among::Finished]);
    let what = (among, option::of(visibility()), option::of(game), option::of(name()));
    let when = (option::of(at()), option::of(at()), option::of(at()));
    (what, when, option::of(after), 0..4u16).prop_map(
        |((among, visibility, game, player), (from, until, idle_since), after, limit)| Search {
            among,
            visibility,
            game,
            player,
            from,
            until,
            idle_since,
            after,
            limit,
        },
    )
}

/// Steps of moving a game out of the store, with a name that stands for its own.
fn archiving() -> impl Strategy<Value = Change> {
    (table(), 0..6u8, at()).prop_map(|(table, step, at)| {
        let Change::Archive(reserve) = sample::reserve(table.as_str(), at.0) else { unreachable!() };
        let Archiving::Reserve { name, .. } = &*reserve else { unreachable!() };
        Change::Archive(match step {
            0 | 1 => reserve,
            2 | 3 => Box::new(Archiving::Keep(name.clone())),
            4 => Box::new(Archiving::Leave(name.clone())),
            _ => Box::new(Archiving::Gone(name.clone())),
        })
    })
}

/// The step with the name that the game has or would have.
fn named(store: &dyn Store, step: Archiving) -> Archiving {
    let known = |name: ArchiveName| {
        let kept = store.archived(name.table()).ok().flatten();
        let left = || {
            store
                .left_over(Millis(i64::MAX), 9)
                .unwrap()
                .into_iter()
                .find(|left| left.table() == name.table())
        };
        let own = || {
            let listed = store.load(name.table()).ok()?.listed;
            ArchiveName::of(&listed, &store.events(name.table(), None, usize::MAX).ok()?)
        };
        kept.or_else(own).or_else(left).unwrap_or(name)
    };
    match step {
        Archiving::Reserve { name, at } => Archiving::Reserve { name: known(name), at },
        Archiving::Keep(name) => Archiving::Keep(known(name)),
        Archiving::Leave(name) => Archiving::Leave(known(name)),
        Archiving::Gone(name) => Archiving::Gone(known(name)),
        back @ Archiving::BringBack { .. } => back,
    }
}

/// The change with the number that comes next, where that is asked for.
fn numbered(store: &dyn Store, change: Change) -> Change {
    match change {
        Change::Append(mut append) if append.first.get() == NEXT => {
            append.first = Seq::after(store.load(&append.table).ok().and_then(|table| table.last_event));
            Change::Append(append)
        }
        Change::Member(MemberChange::Settle { number, mut played, ratings, bots, review })
            if number.get() == NEXT =>
        {
            let number = first(&store.members().unsettled(1).unwrap(), &mut played);
            Change::Member(MemberChange::Settle { number, played, ratings, bots, review })
        }
        Change::Member(MemberChange::Review { number, mut played, ratings }) if number.get() == NEXT => {
            let number = first(&store.members().unreviewed(1).unwrap(), &mut played);
            Change::Member(MemberChange::Review { number, played, ratings })
        }
        Change::Archive(step) => Change::Archive(Box::new(named(store, *step))),
        Change::Together(all) => {
            Change::Together(all.into_iter().map(|change| numbered(store, change)).collect())
        }
        other => other,
    }
}

/// The first number of a queue, for what is kept of its game.
fn first(queue: &[(Seq, TableId)], played: &mut [Played]) -> Seq {
    let number = queue.first().map_or(Seq::FIRST, |(number, _)| *number);
    played.iter_mut().for_each(|played| played.number = number);
    number
}

/// What all these become, handed in at once.
fn answers(store: &dyn Store, changes: &[Change]) -> Vec<Result<Done, StoreError>> {
    let (sender, receiver) = mpsc::channel();
    for change in changes {
        let sender = sender.clone();
        store.submit(change.clone(), Box::new(move |done| sender.send(done).unwrap()));
    }
    drop(sender);
    receiver.iter().collect()
}

fn compare(one: &dyn Store, two: &dyn Store, searches: &[Search], after: Option<Seq>, limit: usize) {
    compare_tables(one, two, searches, after, limit);
    compare_members(one, two, after, limit);
    for before in [0, 2, i64::MAX].map(Millis) {
        assert_eq!(one.archivable(before, None, limit), two.archivable(before, None, limit));
        assert_eq!(one.left_over(before, limit), two.left_over(before, limit));
    }
    let names = one.archive_names(None, usize::MAX).unwrap();
    assert_eq!(names, two.archive_names(None, usize::MAX).unwrap());
    assert_eq!(one.archive_names(names.first(), limit), two.archive_names(names.first(), limit));
    for table in ["a", "b", "B"].map(sample::id) {
        assert_eq!(one.archived(&table), two.archived(&table));
    }
}

fn compare_tables(one: &dyn Store, two: &dyn Store, searches: &[Search], after: Option<Seq>, limit: usize) {
    for by in [0, 2, i64::MAX].map(Millis) {
        assert_eq!(one.due(by), two.due(by));
    }
    assert_eq!(one.bans(), two.bans());
    assert_eq!(one.deeds(after, limit), two.deeds(after, limit));
    for table in ["a", "b", "B"].map(sample::id) {
        assert_eq!(one.load(&table), two.load(&table));
        assert_eq!(one.events(&table, after, limit), two.events(&table, after, limit));
        assert_eq!(one.chat(&table, after, limit), two.chat(&table, after, limit));
        assert_eq!(one.export(&table), two.export(&table));
    }
    for byte in 0..3 {
        assert_eq!(one.place_of(&hash(byte)), two.place_of(&hash(byte)));
        assert_eq!(one.members().credential(&hash(byte)), two.members().credential(&hash(byte)));
    }
    for search in searches {
        assert_eq!(one.search(search), two.search(search), "{search:?}");
    }
}

fn compare_members(one: &dyn Store, two: &dyn Store, before: Option<Seq>, limit: usize) {
    assert_eq!(one.members().unsettled(limit), two.members().unsettled(limit));
    assert_eq!(one.members().unreviewed(limit), two.members().unreviewed(limit));
    assert_eq!(one.members().standings(), two.members().standings());
    assert_eq!(one.members().reports(limit), two.members().reports(limit));
    assert_eq!(
        one.members().called(&sample::name("Ann"), limit),
        two.members().called(&sample::name("Ann"), limit)
    );
    for puzzle in ["Ann", "ann", "Zoë", "ZOË"].map(sample::name) {
        assert_eq!(one.members().puzzle(&puzzle), two.members().puzzle(&puzzle));
    }
    let due = Millis(i64::MAX);
    assert_eq!(one.members().calls_due(due, limit), two.members().calls_due(due, limit));
    assert_eq!(one.members().bots(), two.members().bots());
    for before in 0..6 {
        let unseen = |store: &dyn Store| store.members().unseen(Millis(before), limit);
        assert_eq!(unseen(one), unseen(two));
    }
    assert_eq!(one.members().vacations(Millis(3)), two.members().vacations(Millis(3)));
    let pool = sample::name("pig/2");
    assert_eq!(one.members().leaders(&pool, limit), two.members().leaders(&pool, limit));
    for member in ["m", "n"].map(sample::member_id) {
        assert_eq!(one.members().member(&member), two.members().member(&member));
        assert_eq!(one.members().credentials(&member), two.members().credentials(&member));
        assert_eq!(one.members().ratings(&member), two.members().ratings(&member));
        assert_eq!(one.members().tables_of(&member), two.members().tables_of(&member));
        assert_eq!(one.members().open_tables_of(&member), two.members().open_tables_of(&member));
        assert_eq!(one.members().invitations(&member), two.members().invitations(&member));
        assert_eq!(one.members().belonging(&member), two.members().belonging(&member));
        let belongings = |store: &dyn Store| store.members().belongings(Some(&member), 9);
        assert_eq!(belongings(one), belongings(two));
        assert_eq!(one.members().attempts(&member), two.members().attempts(&member));
        assert_eq!(one.members().channels(&member), two.members().channels(&member));
        assert_eq!(one.members().calls(&member), two.members().calls(&member));
        assert_eq!(one.members().vacations_of(&member), two.members().vacations_of(&member));
        for game in [None, Some(&sample::name("pig")), Some(&sample::name("fox"))] {
            assert_eq!(
                one.members().played(&member, game, before, limit),
                two.members().played(&member, game, before, limit)
            );
        }
    }
}

/// What becomes of these in the plainest store, one by one, with the numbers that come next.
fn plainly(memory: &Memory, changes: Vec<Change>) -> (Vec<Result<Done, StoreError>>, Vec<Change>) {
    let one_by_one = |change| {
        let change = numbered(memory, change);
        (memory.apply(change.clone()), change)
    };
    changes.into_iter().map(one_by_one).unzip()
}

/// The change without what an archive does not keep or does not let anybody change: names of commands, and lines written anew.
fn archivable(change: Change) -> Change {
    match change {
        Change::Append(append) => Change::Append(Append { command: None, ..append }),
        Change::Member(MemberChange::Reword { .. }) | Change::Archive(_) => Change::Lift(sample::name("Ann")),
        Change::Together(all) => Change::Together(all.into_iter().map(archivable).collect()),
        other => other,
    }
}

fn changes() -> impl Strategy<Value = Vec<Change>> {
    proptest::collection::vec(change(), 1..60)
}

fn searches() -> impl Strategy<Value = Vec<Search>> {
    proptest::collection::vec(search(), 4)
}

fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(cases(64))]

    #[test]
    fn disk_and_memory_answer_the_same(
        changes in changes(),
        searches in searches(),
        after in option::of(seq()),
        limit in 0..4usize,
    ) {
        let (folder, memory) = (Scratch::new(), Memory::default());
        let disk = Sqlite::open(folder.path()).unwrap();
        let (expected, changes) = plainly(&memory, changes);
        prop_assert_eq!(answers(&disk, &changes), expected);
        compare(&disk, &memory, &searches, after, limit);
        drop(disk);
        compare(&Sqlite::open(folder.path()).unwrap(), &memory, &searches, None, usize::MAX);
    }
}

proptest! {
    #![proptest_config(cases(64))]

    /// Every game is put away as soon as it is over.
    #[test]
    fn whoever_reads_an_archive_reads_what_was_there(
        changes in changes(),
        searches in searches(),
        after in option::of(seq()),
        limit in 0..4usize,
    ) {
        let (folder, plain) = (Scratch::new(), Memory::default());
        let archive = Archive::new(Arc::new(Memory::default()), Some(folder.path()));
        for change in changes {
            let change = numbered(&plain, archivable(change));
            prop_assert_eq!(archive.apply(change.clone()), plain.apply(change));
            for table in ["a", "b", "B"].map(sample::id) {
                drop(archive.put_away(&table, Millis(0)));
            }
        }
        compare_tables(&archive, &plain, &searches, after, limit);
        compare_members(&archive, &plain, after, limit);
        compare_tables(&archive, &plain, &searches, None, usize::MAX);
    }
}

proptest! {
    // To make and remove a database takes as long as to use it.
    #![proptest_config(cases(24))]

    #[test]
    fn database_and_memory_answer_the_same(
        changes in changes(),
        searches in searches(),
        after in option::of(seq()),
        limit in 0..4usize,
    ) {
        let (database, memory) = (Database::new(), Memory::default());
        let store = Postgres::open(database.url()).unwrap();
        let (expected, changes) = plainly(&memory, changes);
        prop_assert_eq!(answers(&store, &changes), expected);
        compare(&store, &memory, &searches, after, limit);
        drop(store);
        compare(&Postgres::open(database.url()).unwrap(), &memory, &searches, None, usize::MAX);
    }
}
