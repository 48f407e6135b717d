use luckhouse_engine::{Game, Options};
use luckhouse_games::booty_dice::{BootyDice, BootyOptions, Pirate};
use luckhouse_solvers::{Watch, booty_dice::{self, Care, Standing, Chances}};
struct W(std::time::Instant, std::sync::Mutex<u64>);
impl Watch for W { fn go_on(&self, done: u64, of: u64) -> bool { let mut l=self.1.lock().unwrap(); if *l!=done {*l=done; eprintln!("{done}/{of} {:?}", self.0.elapsed());} true } }
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let game = BootyDice::new(BootyOptions::read(&a[1]).unwrap(), 2).unwrap();
    let t = std::time::Instant::now();
    let s = booty_dice::solve(&game, Care { shields: a[2].parse().unwrap(), tolerance: 1e-10 }, &W(t, Default::default())).unwrap();
    println!("{} residual {:e} bound {:e} sweeps {} {:?}", s.chance(Standing::start(&game)), s.residual(), s.bound(), s.sweeps(), t.elapsed());
    if let Some(p) = a.get(3) {
        let e = s.extent(); let mut out = Vec::<u8>::new();
        for l in 1..=e.lives as u8 { for m in 1..=e.lives as u8 { for g in 0..e.goal as u8 { for h in 0..e.goal as u8 { for x in 0..=e.shields as u8 { for y in 0..=e.shields as u8 {
            let st = Standing { roller: Pirate{lives:l,shields:x,doubloons:g}, other: Pirate{lives:m,shields:y,doubloons:h}};
            out.extend(s.chance(st).to_le_bytes());
        }}}}}}
        std::fs::write(p, out).unwrap();
    }
}
