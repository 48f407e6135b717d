//! What terminals make of what they are given: dots.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use flate2::read::ZlibDecoder;
use std::collections::BTreeMap;
use std::io::Read;

/// A picture.
pub(crate) struct Dots {
    pub(crate) width: usize,
    pub(crate) height: usize,
    /// Row by row.
    pub(crate) colours: Vec<[u8; 3]>,
}

impl Dots {
    pub(crate) fn at(&self, x: usize, y: usize) -> [u8; 3] {
        self.colours[y * self.width + x]
    }

    fn of_rgba(width: usize, height: usize, bytes: &[u8]) -> Dots {
        assert_eq!(bytes.len(), width * height * 4);
        let colours = bytes.chunks(4).map(|dot| [dot[0], dot[1], dot[2]]).collect();
        Dots { width, height, colours }
    }
}

/// Every text between a beginning and an end.
fn between<'a>(text: &'a str, begin: &str, end: &str) -> Vec<&'a str> {
    text.split(begin).skip(1).map(|rest| rest.split(end).next().unwrap_or_default()).collect()
}

/// Pictures that are given as kitty takes them: packed, in pieces.
pub(crate) fn kitty(sent: &str) -> Vec<Dots> {
    let mut pictures: Vec<(usize, usize, String)> = Vec::new();
    for piece in between(sent, "\x1b_G", "\x1b\\") {
        let (keys, data) = piece.split_once(';').unwrap();
        let keys: BTreeMap<&str, &str> = keys.split(',').filter_map(|key| key.split_once('=')).collect();
        let number = |key: &str| keys.get(key).map(|value| value.parse::<usize>().unwrap());
        if let (Some(width), Some(height)) = (number("s"), number("v")) {
            assert_eq!((keys["f"], keys["o"], keys["a"], keys["U"]), ("32", "z", "T", "1"));
            pictures.push((width, height, String::new()));
        }
        pictures.last_mut().unwrap().2.push_str(data);
    }
    let unpack = |(width, height, data): (usize, usize, String)| {
        let mut bytes = Vec::new();
        let packed = STANDARD.decode(data).unwrap();
        ZlibDecoder::new(packed.as_slice()).read_to_end(&mut bytes).unwrap();
        Dots::of_rgba(width, height, &bytes)
    };
    pictures.into_iter().map(unpack).collect()
}

/// Pictures that are given as iTerm2 takes them: as a PNG.
pub(crate) fn iterm2(sent: &str) -> Vec<Dots> {
    let unpack = |file: &str| {
        let (about, data) = file.split_once(':').unwrap();
        assert!(about.contains("inline=1"), "{about}");
        let image = image::load_from_memory(&STANDARD.decode(data).unwrap()).unwrap().to_rgba8();
        Dots::of_rgba(image.width() as usize, image.height() as usize, image.as_raw())
    };
    between(sent, "\x1b]1337;File=", "\x07").into_iter().map(unpack).collect()
}

/// Sixels: bands of six rows, colour by colour.
pub(crate) fn sixel(sent: &str) -> Vec<Dots> {
    let data = between(sent, "\x1bP", "\x1b\\").into_iter();
    data.map(|data| Sixels::default().read(data.split_once('q').unwrap().1)).collect()
}

#[derive(Default)]
struct Sixels {
    width: usize,
    height: usize,
    palette: BTreeMap<usize, [u8; 3]>,
    colour: [u8; 3],
    dots: BTreeMap<(usize, usize), [u8; 3]>,
    x: usize,
    y: usize,
}

impl Sixels {
    fn read(mut self, data: &str) -> Dots {
        let mut rest = data;
        while let Some(sign) = rest.chars().next() {
            rest = &rest[1..];
            let numbers = rest.find(|sign: char| !sign.is_ascii_digit() && sign != ';').unwrap_or(rest.len());
            match sign {
                '"' | '#' | '!' => {
                    let given: Vec<usize> =
                        rest[..numbers].split(';').filter_map(|number| number.parse().ok()).collect();
                    rest = &rest[numbers..];
                    match sign {
                        '"' => (self.width, self.height) = (given[2], given[3]),
                        '#' => self.choose(&given),
                        _ => {
                            self.put(rest.as_bytes()[0], given[0]);
                            rest = &rest[1..];
                        }
                    }
                }
                '$' => self.x = 0,
                '-' => (self.x, self.y) = (0, self.y + 6),
                '?'..='~' => self.put(sign as u8, 1),
                _ => {}
            }
        }
        self.finish()
    }

    fn choose(&mut self, given: &[usize]) {
        if let [number, 2, red, green, blue] = *given {
            let colour = [red, green, blue].map(|part| (part * 255 / 100) as u8);
            self.palette.insert(number, colour);
        }
        self.colour = self.palette[&given[0]];
    }

    fn put(&mut self, sign: u8, times: usize) {
        for _ in 0..times {
            for row in (0..6).filter(|row| (sign - b'?') >> row & 1 == 1) {
                self.dots.insert((self.x, self.y + row), self.colour);
            }
            self.x += 1;
        }
    }

    fn finish(self) -> Dots {
        let Sixels { width, height, dots, .. } = self;
        let dot = |place: usize| dots.get(&(place % width, place / width)).copied().unwrap_or_default();
        Dots { width, height, colours: (0..width * height).map(dot).collect() }
    }
}
