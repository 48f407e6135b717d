//! The quick matching against all matchings.

use super::super::matching::grown;
use proptest::prelude::*;

/// The most pairs, by trying everything.
fn most(left: &[usize], edges: &[Vec<bool>]) -> usize {
    let Some((one, rest)) = left.split_first() else { return 0 };
    let paired = rest.iter().filter(|other| edges[*one][**other]).map(|other| {
        let others: Vec<usize> = rest.iter().copied().filter(|player| player != other).collect();
        1 + most(&others, edges)
    });
    paired.max().unwrap_or(0).max(most(rest, edges))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]
    #[test]
    fn as_many_are_paired_as_can_be(many in 1usize..10, drawn in prop::collection::vec(0.0..1.0, 100), dense in 0.1..0.9) {
        let mut edges = vec![vec![false; many]; many];
        for a in 0..many {
            for b in 0..a {
                let there = drawn[10 * a + b] < dense;
                (edges[a][b], edges[b][a]) = (there, there);
            }
        }
        let mates = grown(vec![None; many], |a, b| edges[a][b]);
        for (one, mate) in mates.iter().enumerate() {
            prop_assert!(mate.is_none_or(|mate| edges[one][mate] && mates[mate] == Some(one)));
        }
        let pairs = mates.iter().flatten().count() / 2;
        prop_assert_eq!(pairs, most(&(0..many).collect::<Vec<_>>(), &edges));
    }
}
