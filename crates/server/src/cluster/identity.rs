//! By what nodes of one house know each other: a key that follows from the house's own, which only its database tells. Both sides
//! show it, and what they say cannot be read on the way.

use luckhouse_engine::fair::HouseKey;
use ring::signature::{Ed25519KeyPair, KeyPair};
use std::sync::Arc;
use tokio_rustls::rustls::client::AlwaysResolvesClientRawPublicKeys;
use tokio_rustls::rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use tokio_rustls::rustls::crypto::{CryptoProvider, ring as provider, verify_tls13_signature_with_raw_key};
use tokio_rustls::rustls::pki_types::{
    CertificateDer, PrivateKeyDer, PrivatePkcs8KeyDer, ServerName, SubjectPublicKeyInfoDer, UnixTime,
};
use tokio_rustls::rustls::server::AlwaysResolvesServerRawPublicKeys;
use tokio_rustls::rustls::server::danger::{ClientCertVerified, ClientCertVerifier};
use tokio_rustls::rustls::sign::CertifiedKey;
use tokio_rustls::rustls::version::TLS13;
use tokio_rustls::rustls::{
    CertificateError, ClientConfig, DigitallySignedStruct, DistinguishedName, Error, PeerMisbehaved,
    ServerConfig, SignatureScheme,
};
use tokio_rustls::{TlsAcceptor, TlsConnector};

/// What stands before the 32 bytes of a private key of Ed25519 (RFC 8410, PKCS #8), and of a public one.
const PRIVATE: [u8; 16] = *b"\x30\x2e\x02\x01\x00\x30\x05\x06\x03\x2b\x65\x70\x04\x22\x04\x20";
const PUBLIC: [u8; 12] = *b"\x30\x2a\x30\x05\x06\x03\x2b\x65\x70\x03\x21\x00";

/// How a node of this house proves that it is one, and knows the others.
#[derive(Clone)]
pub(crate) struct Identity {
    pub(super) connector: TlsConnector,
    pub(super) acceptor: TlsAcceptor,
}

impl Identity {
    /// All nodes with the same key of the house are one house.
    pub(crate) fn of(house: &HouseKey) -> Identity {
        let secret = house.secret("nodes");
        let seed = secret.open();
        let crypto = Arc::new(provider::default_provider());
        let pair = Ed25519KeyPair::from_seed_unchecked(seed.as_slice()).expect("32 bytes are a key");
        let public = [PUBLIC.as_slice(), pair.public_key().as_ref()].concat();
        let private = PrivatePkcs8KeyDer::from([PRIVATE.as_slice(), seed.as_slice()].concat());
        let key = crypto.key_provider.load_private_key(PrivateKeyDer::Pkcs8(private));
        let key = key.expect("a key of Ed25519 can sign");
        let own = Arc::new(CertifiedKey::new(vec![CertificateDer::from(public.clone())], key));
        let same = Arc::new(SameKey { public, crypto: Arc::clone(&crypto) });
        Identity {
            connector: TlsConnector::from(Arc::new(client(&crypto, &own, &same))),
            acceptor: TlsAcceptor::from(Arc::new(server(&crypto, &own, &same))),
        }
    }
}

fn client(crypto: &Arc<CryptoProvider>, own: &Arc<CertifiedKey>, same: &Arc<SameKey>) -> ClientConfig {
    let config = ClientConfig::builder_with_provider(Arc::clone(crypto)).with_protocol_versions(&[&TLS13]);
    let config = config.expect("the newest version is known").dangerous();
    let config = config.with_custom_certificate_verifier(Arc::clone(same) as Arc<dyn ServerCertVerifier>);
    config.with_client_cert_resolver(Arc::new(AlwaysResolvesClientRawPublicKeys::new(Arc::clone(own))))
}

fn server(crypto: &Arc<CryptoProvider>, own: &Arc<CertifiedKey>, same: &Arc<SameKey>) -> ServerConfig {
    let config = ServerConfig::builder_with_provider(Arc::clone(crypto)).with_protocol_versions(&[&TLS13]);
    let config = config.expect("the newest version is known");
    let config = config.with_client_cert_verifier(Arc::clone(same) as Arc<dyn ClientCertVerifier>);
    config.with_cert_resolver(Arc::new(AlwaysResolvesServerRawPublicKeys::new(Arc::clone(own))))
}

/// Believes whoever has the one key, and nobody else.
#[derive(Debug)]
struct SameKey {
    public: Vec<u8>,
    crypto: Arc<CryptoProvider>,
}

impl SameKey {
    fn is(&self, shown: &CertificateDer<'_>) -> Result<(), Error> {
        let same = shown.as_ref() == self.public;
        if same { Ok(()) } else { Err(CertificateError::ApplicationVerificationFailure.into()) }
    }

    fn signed(
        &self,
        message: &[u8],
        shown: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        let key = SubjectPublicKeyInfoDer::from(shown.as_ref());
        let known = &self.crypto.signature_verification_algorithms;
        verify_tls13_signature_with_raw_key(message, &key, signature, known)
    }

    fn schemes(&self) -> Vec<SignatureScheme> {
        self.crypto.signature_verification_algorithms.supported_schemes()
    }
}

/// Only the newest version is spoken, so that nothing is signed in the old way.
fn too_old() -> Error {
    PeerMisbehaved::SelectedUnofferedCipherSuite.into()
}

impl ServerCertVerifier for SameKey {
    fn verify_server_cert(
        &self,
        shown: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        self.is(shown).map(|()| ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        _: &[u8],
        _: &CertificateDer<'_>,
        _: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        Err(too_old())
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        shown: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        self.signed(message, shown, signature)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.schemes()
    }

    fn requires_raw_public_keys(&self) -> bool {
        true
    }
}

impl ClientCertVerifier for SameKey {
    fn root_hint_subjects(&self) -> &[DistinguishedName] {
        &[]
    }

    fn verify_client_cert(
        &self,
        shown: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: UnixTime,
    ) -> Result<ClientCertVerified, Error> {
        self.is(shown).map(|()| ClientCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        _: &[u8],
        _: &CertificateDer<'_>,
        _: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        Err(too_old())
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        shown: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        self.signed(message, shown, signature)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.schemes()
    }

    fn requires_raw_public_keys(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    /// What one with this key hears from one with that key.
    async fn heard(asker: u8, asked: u8) -> Option<String> {
        let (near, far) = duplex(64 * 1024);
        let identity = |seed: u8| Identity::of(&HouseKey::from_seed(&[seed; 32]));
        let (asker, asked) = (identity(asker), identity(asked));
        let serving = tokio::spawn(async move {
            let mut stream = asked.acceptor.accept(far).await.ok()?;
            stream.write_all(b"well met").await.ok()?;
            stream.shutdown().await.ok()
        });
        let name = ServerName::try_from("node").unwrap();
        let mut said = String::new();
        let mut stream = asker.connector.connect(name, near).await.ok()?;
        let read = stream.read_to_string(&mut said).await;
        drop(stream);
        serving.await.ok()??;
        read.ok().map(|_| said)
    }

    #[tokio::test]
    async fn only_nodes_of_one_house_talk() {
        assert_eq!(heard(1, 1).await.as_deref(), Some("well met"));
        assert_eq!(heard(1, 2).await, None);
    }
}
