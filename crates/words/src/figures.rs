//! Figures inside of messages: `PERCENT` and `DECIMAL`, as `web/src/words/figures.ts` says them too.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};

/// Messages may use these from now on.
pub(crate) fn add_to(bundle: &mut FluentBundle<FluentResource>) -> Result<(), FluentError> {
    let sign = |bundle: &FluentBundle<FluentResource>| {
        let message = bundle.get_message("terminal-decimal")?;
        Some(bundle.format_pattern(message.value()?, None, &mut Vec::new()).into_owned())
    };
    let sign = sign(bundle).unwrap_or_else(|| ".".into());
    // A number that a message names without a function, too.
    if sign == "," {
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) => Some(number.as_string().replace('.', ",")),
            _ => None,
        }));
    }
    let same = sign.clone();
    bundle.add_function("PERCENT", move |numbers, named| said(percent(numbers, digits(named)), &sign))?;
    bundle.add_function("DECIMAL", move |numbers, named| said(decimal(numbers, digits(named)), &same))
}

fn said(text: Option<String>, sign: &str) -> FluentValue<'static> {
    text.map_or(FluentValue::Error, |text| text.replace('.', sign).into())
}

fn digits(named: &FluentArgs) -> usize {
    match named.get("digits") {
        Some(FluentValue::Number(number)) => number.value as usize,
        _ => 0,
    }
}

/// `PERCENT($ways, $total)` for a glance, `PERCENT($ways, $total, digits: 2)` for those who count. What is not certain is
/// never 0 or 100.
fn percent(numbers: &[FluentValue], digits: usize) -> Option<String> {
    let [FluentValue::Number(ways), FluentValue::Number(total)] = numbers else { return None };
    let (ways, total) = (ways.value, total.value);
    let (percent, least) = (100.0 * ways / total, 0.1_f64.powi(digits as i32));
    let uncertain = ways > 0.0 && ways < total;
    Some(match percent {
        _ if !uncertain => format!("{:.digits$} %", percent.clamp(0.0, 100.0)),
        _ if digits == 0 => format!("{} %", (percent + 0.5).floor().clamp(1.0, 99.0)),
        _ if percent < least / 2.0 => format!("< {least:.digits$} %"),
        _ if percent > 100.0 - least / 2.0 => format!("> {:.digits$} %", 100.0 - least),
        _ => format!("{percent:.digits$} %"),
    })
}

/// `DECIMAL($points, digits: 3)`.
fn decimal(numbers: &[FluentValue], digits: usize) -> Option<String> {
    let [FluentValue::Number(number)] = numbers else { return None };
    Some(format!("{:.digits$}", number.value))
}
