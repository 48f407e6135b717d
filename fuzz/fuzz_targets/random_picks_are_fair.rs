#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| luckhouse_fuzz::hold("random-picks-are-fair", data));
