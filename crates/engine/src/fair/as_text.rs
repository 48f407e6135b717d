//! Bytes, keys and signatures in JSON: as the text that they are everywhere else.

use super::{Bytes, PublicKey, Signature};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::borrow::Cow;

macro_rules! as_text {
    ($($kind:ty),*) => {$(
        impl Serialize for $kind {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $kind {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<$kind, D::Error> {
                <Cow<'de, str>>::deserialize(from)?.parse().map_err(de::Error::custom)
            }
        }
    )*};
}

as_text!(Bytes, PublicKey, Signature);
