//! Powers of e from additions and multiplications alone: the system's own differ from machine to machine in the last
//! bits, and a trained net would with them.

/// e to this power, within a few parts in ten million.
fn exp(power: f32) -> f32 {
    let power = power.clamp(-80.0, 80.0);
    let twos = (power * std::f32::consts::LOG2_E).round();
    // What is left is at most half of ln 2; its series is short.
    let rest = power - twos * std::f32::consts::LN_2;
    let terms = [1.0 / 720.0, 1.0 / 120.0, 1.0 / 24.0, 1.0 / 6.0, 0.5, 1.0, 1.0];
    let series = terms.into_iter().fold(0.0, |sum, term| sum * rest + term);
    series * f32::from_bits(((twos as i32 + 127) as u32) << 23)
}

/// Replace what everybody has by their chances: everything positive, in proportion to e to what they have.
///
/// ```
/// let mut equal = [3.0, 3.0];
/// luckhouse_learn::softmax(&mut equal);
/// assert_eq!(equal, [0.5, 0.5]);
/// ```
pub fn softmax(values: &mut [f32]) {
    let most = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    values.iter_mut().for_each(|value| *value = exp(*value - most));
    let sum: f32 = values.iter().sum();
    values.iter_mut().for_each(|value| *value /= sum);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_exponential() {
        for step in -700..700 {
            let power = step as f32 / 10.0;
            let (found, right) = (f64::from(exp(power)), f64::from(power).exp());
            assert!((found / right - 1.0).abs() < 2e-5, "e to {power} is {right}, not {found}");
        }
    }

    #[test]
    fn the_hopeless_have_next_to_nothing_and_nobody_is_lost() {
        let mut values = [0.0, -1e6, 1e6];
        softmax(&mut values);
        assert!(values[2] > 0.999 && values.iter().sum::<f32>() == 1.0, "{values:?}");
    }
}
