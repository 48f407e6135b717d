use super::*;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, Ed25519KeyPair, KeyPair};

const ORIGIN: &str = "https://dice.example:8443";
const CHALLENGE: Bytes = Bytes::new([7; 32]);
/// A key of RSA, and its signature of what `client` and `authenticator` say: made by OpenSSL, which `ring` cannot.
const RSA_KEY: &str = "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEArUMwBlcKw-8Xox2zFP2rDdjy3BNR6AxCn3Ghpdoum9tNqhsTaxzvioh5\
    UXGHU-S9qCZGo1aOqdgIWpBbfxS55nH4jUQDqHIdppsjUgnc2FZi-JNlEWp78DgSk8K9gKWD1UOZbxQOG3uKDlYNhnHJMKN9tKui\
    GB9d9i_O4d9i029cb77Ytl5LORsA4QxEz9z9SozjDhKdDayh5dFSFYaL-LVHr80obrncIRpJBxrUZC6JP683-qDwdT1Lec6P-j2k\
    CmLyf_DCl4FARQGI-w1tGqQW3zWOjPo50mt_jGLLJRfbzTbMZBGU0RwJHRPhUIPBY1ipZrQQZ5gO0mNXGSdDUQIDAQAB";
const RSA_SIGNATURE: &str = "EocGlyHvqWHRwaiPpdoN-KHKsJTkZyfEy1LL6lXEU1TbYc487BCQ327z6N1W8OFrde9rIWQOA-Q6wDTCQWkZzAE3_uMdSkSv5G0j\
    K1Fd0UXoT3JyJ0WcaIhQHq4rU6zrtAvn5zpGzHS5p_R7KIvxD81T9InqXnPoQMbQ0eGfXRkIbeFt_L5vP7iPFs9x-f68fJxTFB1F\
    o1M6eIUF2-tBdFoFG3BfxVG0eHcsDpxyQiPT_EHgPgmGoAdHvILEMeWB8qlmcEMjADysyYy73VXNS2RwpEBTXWDQkymqJm6Bkk6b\
    e58ZxVBvnv2a3D7gnyMNCzoWcrllK7yJQ_Ilzm2Zdw";

fn text(bytes: impl AsRef<[u8]>) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

fn client(what: &str) -> String {
    format!("{{\"type\":\"{what}\",\"challenge\":\"{}\",\"origin\":\"{ORIGIN}\"}}", text([7; 32]))
}

fn authenticator(flags: u8, counter: u32) -> Vec<u8> {
    [Sha256::digest("dice.example").as_slice(), &[flags], &counter.to_be_bytes()].concat()
}

fn proof(client: &str, authenticator: &[u8], signature: impl AsRef<[u8]>) -> PasskeyProof {
    PasskeyProof {
        id: text("id"),
        client_data: text(client),
        authenticator_data: text(authenticator),
        signature: text(signature),
        player: String::new(),
    }
}

fn kept(key: String, counter: u32) -> PasskeyData {
    PasskeyData { id: text("id"), key, counter }
}

const HERE: Ceremony = Ceremony { origin: ORIGIN, challenge: &CHALLENGE };

#[test]
fn the_three_kinds_of_key_are_checked() {
    let (client, authenticator) = (client(USED), authenticator(5, 0));
    let said = [&authenticator[..], Sha256::digest(&client).as_slice()].concat();
    let random = SystemRandom::new();
    let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, &random).unwrap();
    let p256 = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, made.as_ref(), &random).unwrap();
    let ed = Ed25519KeyPair::from_pkcs8(Ed25519KeyPair::generate_pkcs8(&random).unwrap().as_ref()).unwrap();
    let keys = [
        (text([P256, p256.public_key().as_ref()].concat()), text(p256.sign(&random, &said).unwrap())),
        (text([ED25519, ed.public_key().as_ref()].concat()), text(ed.sign(&said))),
        (RSA_KEY.into(), RSA_SIGNATURE.into()),
    ];
    for (place, (key, signature)) in keys.iter().enumerate() {
        let proof = PasskeyProof { signature: signature.clone(), ..proof(&client, &authenticator, "") };
        assert_eq!(kept(key.clone(), 0).proved(&proof, HERE), Ok(kept(key.clone(), 0)), "{place}");
        let other = kept(keys[(place + 1) % 3].0.clone(), 0);
        assert_eq!(other.proved(&proof, HERE), Err(because("bad-passkey")), "{place}");
    }
}

#[test]
fn what_is_no_key_is_none() {
    let all = [P256, &[4; 65]].concat();
    assert!(PublicKey::read(&all).is_some());
    for wrong in [&all[..90], &[P256, &[4; 66]].concat(), &[ED25519, &[4; 31]].concat(), b"", b"nonsense"] {
        assert!(PublicKey::read(wrong).is_none());
    }
    let rsa = bytes(RSA_KEY).unwrap();
    for length in 0..200 {
        assert!(PublicKey::read(&rsa[..length]).is_none(), "{length}");
    }
}

#[test]
fn cut_short_or_too_long_it_is_nothing() {
    let id = [9; 20];
    let new = [&authenticator(0x45, 3)[..], &[0; 16], &[0, 20], &id, b"the key"].concat();
    assert_eq!(AuthenticatorData::read(&new).unwrap().credential, Some(&id[..]));
    for length in 0..75 {
        assert!(AuthenticatorData::read(&new[..length]).is_none(), "{length}");
    }
    let long = [&authenticator(0x45, 3)[..], &[0; 16], &[4, 0], &[9; 1024]].concat();
    assert!(AuthenticatorData::read(&long).is_none());
}

#[test]
fn a_host_is_an_origin_without_scheme_and_port() {
    assert_eq!(host("https://dice.example"), Some("dice.example"));
    assert_eq!(host(ORIGIN), Some("dice.example"));
    assert_eq!(host("dice.example"), None);
}
