//! The file of a trained judge: what it is for, what made it, its networks, and a checksum.
//!
//! All numbers are little-endian. Nothing in it depends on when, where or by which commit it was made.

use crate::{Judgement, Shape};

/// The version of the file's own layout.
pub const FORMAT: u16 = 1;
/// No model is larger.
pub const MOST_BYTES: usize = 2 * 1024 * 1024;
const MAGIC: &[u8; 8] = b"LUCKNET\n";

/// What a model is for: a judge reads only its own kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModelKind {
    /// The game, by its name.
    pub game: String,
    /// The version of what the networks are told: raised whenever an input means something else.
    pub features: u16,
}

/// What made a model.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// Everything random came from it.
    pub seed: u64,
    /// Games that were played for it in all.
    pub games: u64,
    /// Rounds of playing and learning.
    pub rounds: u32,
    /// The settings, as the command takes them.
    pub settings: String,
}

/// The networks of a judge, each under a number that the judge gave it.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    /// What it is for.
    pub kind: ModelKind,
    /// What made it.
    pub made: Made,
    /// The networks.
    pub nets: Vec<(u8, Judgement)>,
}

/// Why a file is no model, or not the one that is needed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadModel {
    /// Some other file.
    #[error("not a model: the first bytes are not those of one")]
    NotAModel,
    /// From a program of another time.
    #[error("a model of format {found}, expected {FORMAT}: make it again with this program")]
    Format {
        /// What the file says.
        found: u16,
    },
    /// Some bytes are not those that were written.
    #[error("cut or changed: {0}")]
    Damaged(&'static str),
    /// More bytes than a model may have.
    #[error("{0} bytes, at most {MOST_BYTES} are read")]
    TooLarge(usize),
    /// For another game, or other features.
    #[error("a model of {found}, expected {expected}")]
    Kind {
        /// What the file is for.
        found: String,
        /// What was asked for.
        expected: String,
    },
    /// A network that the judge needs is missing or has another shape.
    #[error("network {0} is missing or has another shape")]
    Network(u8),
}

impl std::fmt::Display for ModelKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} with features {}", self.game, self.features)
    }
}

impl Model {
    /// The network with this number, if it has this shape of inputs and outputs.
    ///
    /// # Errors
    /// If it is missing or told something else.
    pub fn net(&self, number: u8, inputs: usize, outputs: usize) -> Result<&Judgement, BadModel> {
        let fits = |net: &Judgement| net.shape().inputs == inputs && net.shape().outputs == outputs;
        let found = self.nets.iter().find(|(own, net)| *own == number && fits(net));
        found.map(|(_, net)| net).ok_or(BadModel::Network(number))
    }

    /// The bytes of the file.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(FORMAT.to_le_bytes());
        text(&mut bytes, &self.kind.game);
        bytes.extend(self.kind.features.to_le_bytes());
        bytes.extend(self.made.seed.to_le_bytes());
        bytes.extend(self.made.games.to_le_bytes());
        bytes.extend(self.made.rounds.to_le_bytes());
        text(&mut bytes, &self.made.settings);
        bytes.push(self.nets.len() as u8);
        for (number, net) in &self.nets {
            let Shape { inputs, first, second, outputs } = net.shape;
            bytes.push(*number);
            [inputs, first, second, outputs].iter().for_each(|n| bytes.extend((*n as u16).to_le_bytes()));
            bytes.extend(net.bits);
            net.weights.iter().for_each(|weight| bytes.extend(weight.to_le_bytes()));
            net.biases.iter().for_each(|bias| bytes.extend(bias.to_le_bytes()));
        }
        let sum = checksum(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }

    /// Read a file that must be of this kind.
    ///
    /// # Errors
    /// If it is no model, damaged, of another format or of another kind.
    pub fn read(bytes: &[u8], expected: &ModelKind) -> Result<Model, BadModel> {
        if bytes.len() > MOST_BYTES {
            return Err(BadModel::TooLarge(bytes.len()));
        }
        let rest = bytes.strip_prefix(MAGIC).ok_or(BadModel::NotAModel)?;
        let format = u16::from_le_bytes(*rest.first_chunk().ok_or(BadModel::Damaged("no format"))?);
        if format != FORMAT {
            return Err(BadModel::Format { found: format });
        }
        let (body, sum) = rest.split_last_chunk::<8>().ok_or(BadModel::Damaged("no checksum"))?;
        if checksum(&bytes[..bytes.len() - 8]) != u64::from_le_bytes(*sum) {
            return Err(BadModel::Damaged("the checksum is another"));
        }
        let model = Reader(&body[2..]).model()?;
        if model.kind != *expected {
            let (found, expected) = (model.kind.to_string(), expected.to_string());
            return Err(BadModel::Kind { found, expected });
        }
        Ok(model)
    }
}

fn text(bytes: &mut Vec<u8>, text: &str) {
    bytes.extend((text.len() as u16).to_le_bytes());
    bytes.extend(text.as_bytes());
}

/// FNV-1a: it finds damage, not malice.
fn checksum(bytes: &[u8]) -> u64 {
    let mix = |sum: u64, byte: &u8| (sum ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, mix)
}

/// What is still to be read.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn bytes<const N: usize>(&mut self) -> Result<[u8; N], BadModel> {
        let (found, rest) = self.0.split_first_chunk().ok_or(BadModel::Damaged("it ends too early"))?;
        self.0 = rest;
        Ok(*found)
    }

    fn u16(&mut self) -> Result<u16, BadModel> {
        Ok(u16::from_le_bytes(self.bytes()?))
    }

    fn text(&mut self) -> Result<String, BadModel> {
        let length = usize::from(self.u16()?);
        let (found, rest) = self.0.split_at_checked(length).ok_or(BadModel::Damaged("it ends too early"))?;
        self.0 = rest;
        String::from_utf8(found.to_vec()).map_err(|_| BadModel::Damaged("a text is none"))
    }

    fn model(mut self) -> Result<Model, BadModel> {
        let kind = ModelKind { game: self.text()?, features: self.u16()? };
        let made = Made {
            seed: u64::from_le_bytes(self.bytes()?),
            games: u64::from_le_bytes(self.bytes()?),
            rounds: u32::from_le_bytes(self.bytes()?),
            settings: self.text()?,
        };
        let [count] = self.bytes()?;
        let nets = (0..count).map(|_| Ok((self.bytes::<1>()?[0], self.judgement()?)));
        let nets = nets.collect::<Result<Vec<_>, BadModel>>()?;
        if self.0.is_empty() { Ok(Model { kind, made, nets }) } else { Err(BadModel::Damaged("it goes on")) }
    }

    fn judgement(&mut self) -> Result<Judgement, BadModel> {
        let mut size = || self.u16().map(usize::from);
        let shape = Shape { inputs: size()?, first: size()?, second: size()?, outputs: size()? };
        if !shape.is_sound() {
            return Err(BadModel::Damaged("no network has such a shape"));
        }
        let bits = self.bytes()?;
        if bits.iter().any(|bits| !(2..=14).contains(bits)) {
            return Err(BadModel::Damaged("no network has such weights"));
        }
        let Shape { inputs, first, second, outputs } = shape;
        let (weights, biases) =
            (inputs * first + first * second + second * outputs, first + second + outputs);
        if self.0.len() < 2 * weights + 4 * biases {
            return Err(BadModel::Damaged("it ends too early"));
        }
        let weights = (0..weights).map(|_| Ok(i16::from_le_bytes(self.bytes()?)));
        let weights = weights.collect::<Result<_, BadModel>>()?;
        let biases = (0..biases).map(|_| Ok(i32::from_le_bytes(self.bytes()?)));
        Ok(Judgement { shape, weights, biases: biases.collect::<Result<_, BadModel>>()?, bits })
    }
}
