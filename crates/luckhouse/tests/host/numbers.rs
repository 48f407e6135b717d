//! `/metrics` of a real house: bounded however much is asked, and right after the house was killed.

use super::house::{Folder, House};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// Every series with its value.
fn numbers(house: &House) -> BTreeMap<String, f64> {
    let (status, text) = house.get("/metrics");
    assert_eq!(status, 200);
    let series = text.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.rsplit_once(' '));
    series.map(|(name, value)| (name.into(), value.parse().unwrap())).collect()
}

fn requests(numbers: &BTreeMap<String, f64>) -> f64 {
    let counted = numbers.iter().filter(|(name, _)| name.starts_with("luckhouse_request_seconds_count"));
    counted.map(|(_, value)| value).sum()
}

#[test]
fn measured_times_take_the_same_room_however_many_there_are() {
    let folder = Folder::new();
    let house = House::open(&folder.at("data"), &["--trust-loopback"]);
    let table = house.table("booty-dice");
    let ask = |number: usize| {
        // Whatever stands in a path is no name of a series.
        house.get(&format!("/api/v1/tables/{table}"));
        house.get(&format!("/api/v1/tables/{number:032x}"));
        house.get(&format!("/nowhere-{number}"));
    };
    ask(0);
    numbers(&house);
    let before = numbers(&house);
    (1..=100).for_each(ask);
    let after = numbers(&house);
    assert!(requests(&after) >= requests(&before) + 300.0, "every request is counted");
    let names = |numbers: &BTreeMap<String, f64>| numbers.keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&after), names(&before));
    assert!(after.len() < 1000, "{} series", after.len());
}

/// Wait until a gauge has this value: a connection that is closing counts for a moment longer.
fn until(house: &House, gauge: &str, value: f64) {
    let since = Instant::now();
    loop {
        let found = numbers(house).get(gauge).copied();
        if found == Some(value) {
            return;
        }
        assert!(since.elapsed() < Duration::from_secs(20), "{gauge} is {found:?}, not {value}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn gauges_are_right_after_the_house_was_killed() {
    let folder = Folder::new();
    let house = House::open(&folder.at("data"), &["--trust-loopback"]);
    let tables = [house.table("booty-dice"), house.table("fortuna")];
    until(&house, "luckhouse_tables_awake", 2.0);
    house.kill();
    let house = House::open(&folder.at("data"), &["--trust-loopback"]);
    // Each is woken once, whoever asks and how often.
    for _ in 0..3 {
        for table in &tables {
            assert_eq!(house.get(&format!("/api/v1/tables/{table}")).0, 200);
        }
    }
    until(&house, "luckhouse_tables_awake", 2.0);
    until(&house, "luckhouse_connections", 1.0);
}
