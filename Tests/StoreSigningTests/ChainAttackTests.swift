import Crypto
import Foundation
import StoreModel
import Testing
import X509

@testable import StoreSigning

/// A chain under the pinned root with one fault.
struct ChainFault: Sendable, CustomTestStringConvertible {
    let name: String
    let expected: VerificationError?
    var root = TestCertificate.root
    var intermediate = TestCertificate.intermediate
    var leaf = TestCertificate.leaf

    var testDescription: String { name }

    static let purposes: [ChainFault] = [
        ChainFault(
            name: "leaf without marker", expected: .wrongPurpose,
            leaf: .leaf.with { $0.markers = [] }),
        ChainFault(
            name: "leaf with the intermediate's marker", expected: .wrongPurpose,
            leaf: .leaf.with { $0.markers = [TestCertificate.intermediateMarker] }),
        ChainFault(
            name: "both markers in the intermediate", expected: .wrongPurpose,
            intermediate: .intermediate.with { $0.markers.append(TestCertificate.leafMarker) },
            leaf: .leaf.with { $0.markers = [] }),
        ChainFault(
            name: "critical marker", expected: .wrongPurpose,
            leaf: .leaf.with { $0.isMarkerCritical = true }),
    ]

    static let issuers: [ChainFault] = [
        ChainFault(
            name: "intermediate without marker", expected: .wrongPurpose,
            intermediate: .intermediate.with { $0.markers = [] }),
        ChainFault(
            name: "intermediate that may not issue", expected: .wrongPurpose,
            intermediate: .intermediate.with { $0.constraints = .notCertificateAuthority }),
        ChainFault(
            name: "intermediate without basic constraints", expected: .wrongPurpose,
            intermediate: .intermediate.with { $0.constraints = nil }),
        ChainFault(
            name: "intermediate without certificate signing", expected: .wrongPurpose,
            intermediate: .intermediate.with { $0.usage = KeyUsage(cRLSign: true) }),
        ChainFault(
            name: "leaf that may issue", expected: .wrongPurpose,
            leaf: .leaf.with { $0.constraints = .isCertificateAuthority(maxPathLength: nil) }),
        ChainFault(
            name: "leaf without basic constraints", expected: .wrongPurpose,
            leaf: .leaf.with { $0.constraints = nil }),
    ]

    static let usages: [ChainFault] = [
        ChainFault(
            name: "leaf that may not sign", expected: .wrongPurpose,
            leaf: .leaf.with { $0.usage = KeyUsage(keyAgreement: true) }),
        ChainFault(
            name: "leaf without usage", expected: .wrongPurpose, leaf: .leaf.with { $0.usage = nil }
        ),
    ]

    static let keys: [ChainFault] = [
        ChainFault(
            name: "P-384 leaf", expected: .wrongPurpose,
            leaf: .leaf.with { $0.publicKey = .init(P384.Signing.PrivateKey().publicKey) }),
        ChainFault(
            name: "Ed25519 leaf", expected: .wrongPurpose,
            leaf: .leaf.with { $0.publicKey = .init(Curve25519.Signing.PrivateKey().publicKey) }),
    ]

    static let expiries: [ChainFault] = [
        ChainFault(
            name: "expired leaf", expected: .expired,
            leaf: .leaf.with { $0.validity = past }),
        ChainFault(
            name: "expired intermediate", expected: .expired,
            intermediate: .intermediate.with { $0.validity = past }),
        ChainFault(
            name: "validities that do not overlap", expected: .expired,
            intermediate: .intermediate.with { $0.validity = past },
            leaf: .leaf.with {
                $0.validity = TestCertificate.year(2025)...TestCertificate.year(2030)
            }),
    ]

    static let past = TestCertificate.year(2000)...TestCertificate.year(2020)
    static let future = TestCertificate.year(2030)...TestCertificate.year(2040)
}

@Suite("Chains")
struct ChainAttackTests {
    @Test("a chain under the pinned root for signing purchases is accepted")
    func genuine() throws { try expect(ChainFault(name: "nothing wrong", expected: nil)) }

    @Test(
        "A11: a leaf that is not marked for signing purchases is refused",
        arguments: ChainFault.purposes)
    func purpose(fault: ChainFault) throws { try expect(fault) }

    @Test(
        "A12: an intermediate that may not issue such leaves is refused, and so is a leaf that may issue certificates",
        arguments: ChainFault.issuers)
    func issuer(fault: ChainFault) throws { try expect(fault) }

    @Test(
        "A14: a leaf whose key is not for signatures is refused", arguments: ChainFault.usages)
    func usage(fault: ChainFault) throws { try expect(fault) }

    @Test("A17: a token signed after the chain's end is refused", arguments: ChainFault.expiries)
    func expiry(fault: ChainFault) throws { try expect(fault) }

    @Test("A19: a leaf that is not valid yet signs nothing, with today's date or a later one")
    func notYetValid() throws {
        let chain = try TestChain(leaf: .leaf.with { $0.validity = ChainFault.future })
        let verifier = try chain.verifier()
        let today = try chain.signer.sign(Samples.transaction())
        #expect(refusal(of: today, by: verifier) == .expired)
        let later = try chain.signer.sign(Samples.transaction(signedDate: Self.start(of: 2035)))
        #expect(refusal(of: later, by: verifier) == .signedInFuture)
        #expect(refusal(of: later, by: verifier, now: Self.start(of: 2035)) == nil)
    }

    @Test("A35: a leaf with a key of another kind is refused", arguments: ChainFault.keys)
    func key(fault: ChainFault) throws { try expect(fault) }

    @Test("A21: one root is pinned; an expired one is valid for tokens signed before its end")
    func expiredRoot() throws {
        let chain = try TestChain(root: .root.with { $0.validity = ChainFault.past })
        let verifier = try chain.verifier()
        let old = try chain.signer.sign(Samples.transaction(signedDate: Self.start(of: 2019)))
        #expect(refusal(of: old, by: verifier) == nil)
        let new = try chain.signer.sign(Samples.transaction())
        #expect(refusal(of: new, by: verifier) == .expired)
    }

    @Test("A21: a root of the same name and key with other dates is another root")
    func rotatedRoot() throws {
        let chain = try TestChain()
        let renewed = try TestCertificate.root.with { $0.validity = ChainFault.future }.issue(
            key: chain.rootKey.publicKey, issuer: .root, issuerKey: chain.rootKey)
        let jws = try chain.signer.sign(Samples.transaction())
        #expect(refusal(of: jws, by: try JWSVerifier(rootDER: renewed)) == .untrusted)
        #expect(refusal(of: jws, by: try chain.verifier()) == nil)
    }

    @Test("A12: a root that allows no intermediate, or that is not a root, is not pinned")
    func badRoots() throws {
        let roots = [
            TestCertificate.root.with {
                $0.constraints = .isCertificateAuthority(maxPathLength: 0)
            },
            TestCertificate.root.with { $0.constraints = .notCertificateAuthority },
            TestCertificate.root.with { $0.usage = KeyUsage(digitalSignature: true) },
        ]
        for root in roots {
            let chain = try TestChain(root: root)
            #expect(throws: VerificationError.wrongPurpose) { try chain.verifier() }
        }
        let chain = try TestChain()
        #expect(throws: VerificationError.untrusted) { try JWSVerifier(rootDER: chain.leaf) }
        #expect(throws: VerificationError.malformed) { try JWSVerifier(rootDER: [1, 2, 3]) }
        #expect(throws: VerificationError.malformed) { try JWSVerifier(rootBase64: "a") }
    }

    @Test(
        "A6, A7, A8, A15: an attacker's chain with the same names and markers is refused, whatever is mixed in"
    )
    func attacker() throws {
        let real = try TestChain()
        let attacker = try TestChain()
        let verifier = try real.verifier()
        let payload = try json(Samples.transaction())
        let chains = [
            attacker.certificates,
            [attacker.leaf, attacker.intermediate, real.root],
            [attacker.leaf, real.intermediate, real.root],
            [real.leaf, attacker.intermediate, real.root],
            [real.leaf, real.intermediate, attacker.root],
        ]
        for certificates in chains {
            let jws = try attacker.token(
                header: "{\(real.headerMembers(certificates))}", payload: payload)
            #expect(refusal(of: jws, by: verifier) == .untrusted)
        }
        let header = "{\(real.headerMembers([real.leaf, real.intermediate, attacker.root]))}"
        let grafted = try real.token(header: header, payload: payload)
        #expect(refusal(of: grafted, by: verifier) == .untrusted)
    }

    @Test("A9: another key's signature under the genuine chain is refused, whichever key it is")
    func stolenChain() throws {
        let real = try TestChain()
        let payload = try json(Samples.transaction())
        let others = [P256.Signing.PrivateKey(), real.intermediateKey, real.rootKey]
        for key in others {
            let stolen = try real.token(payload: payload, key: key)
            #expect(refusal(of: stolen, by: try real.verifier()) == .invalidSignature)
        }
        // A second genuine leaf with the signature of the first.
        let swapped = try TestCertificate.leaf.issue(
            key: P256.Signing.PrivateKey().publicKey, issuer: .intermediate,
            issuerKey: real.intermediateKey)
        let header = "{\(real.headerMembers([swapped, real.intermediate, real.root]))}"
        let jws = try real.token(header: header, payload: payload)
        #expect(refusal(of: jws, by: try real.verifier()) == .invalidSignature)
    }

    @Test("A10: a self-signed leaf is refused, repeated three times or before the genuine chain")
    func selfSigned() throws {
        let real = try TestChain()
        let key = P256.Signing.PrivateKey()
        let own = try TestCertificate.leaf.issue(
            key: key.publicKey, issuer: .leaf, issuerKey: key)
        for certificates in [
            [own, own, own], [own, own, real.root], [own, real.intermediate, real.root],
        ] {
            let header = "{\(real.headerMembers(certificates))}"
            let jws = try real.token(header: header, payload: json(Samples.transaction()), key: key)
            let found = refusal(of: jws, by: try real.verifier())
            #expect(found == .untrusted)
        }
    }

    @Test("A7, A8: names and key identifiers prove nothing, only the issuer's signature does")
    func claimedIssuers() throws {
        let real = try TestChain()
        let key = P256.Signing.PrivateKey()
        let leaf = try TestCertificate.leaf.with {
            $0.claimedIssuerKey = real.intermediateKey.publicKey
        }.issue(key: key.publicKey, issuer: .intermediate, issuerKey: key)
        let intermediate = try TestCertificate.intermediate.with {
            $0.claimedIssuerKey = real.rootKey.publicKey
        }.issue(key: key.publicKey, issuer: .root, issuerKey: key)
        let issued = try TestCertificate.leaf.issue(
            key: key.publicKey, issuer: .intermediate, issuerKey: key)
        let payload = try json(Samples.transaction())
        for certificates in [
            [leaf, real.intermediate, real.root], [issued, intermediate, real.root],
        ] {
            let header = "{\(real.headerMembers(certificates))}"
            let jws = try real.token(header: header, payload: payload, key: key)
            #expect(refusal(of: jws, by: try real.verifier()) == .untrusted)
        }
    }

    @Test("a certificate that names another issuer, or another issuer's key, is refused")
    func wrongClaims() throws {
        let other = P256.Signing.PrivateKey().publicKey
        let chains = [
            try TestChain(leaf: .leaf.with { $0.claimedIssuerKey = other }),
            try TestChain(intermediate: .intermediate.with { $0.claimedIssuerKey = other }),
            try TestChain(leaf: .leaf.with { $0.claimedIssuer = "Somebody" }),
            try TestChain(intermediate: .intermediate.with { $0.claimedIssuer = "Somebody" }),
        ]
        for chain in chains {
            let jws = try chain.signer.sign(Samples.transaction())
            #expect(refusal(of: jws, by: try chain.verifier()) == .untrusted)
        }
    }

    @Test("a root signed by another key is not pinned")
    func rootOfAnother() throws {
        let (key, other) = (P256.Signing.PrivateKey(), P256.Signing.PrivateKey())
        let root = try TestCertificate.root.issue(
            key: key.publicKey, issuer: .root, issuerKey: other)
        #expect(throws: VerificationError.untrusted) { try JWSVerifier(rootDER: root) }
    }

    @Test("A13: a genuine leaf cannot issue certificates")
    func leafAsIssuer() throws {
        let chain = try TestChain()
        let key = P256.Signing.PrivateKey()
        let forged = try TestCertificate.leaf.issue(
            key: key.publicKey, issuer: .leaf, issuerKey: chain.leafKey)
        for certificates in [
            [forged, chain.leaf, chain.root], [forged, chain.intermediate, chain.root],
        ] {
            let jws = try chain.token(
                header: "{\(chain.headerMembers(certificates))}",
                payload: json(Samples.transaction()), key: key)
            #expect(refusal(of: jws, by: try chain.verifier()) == .untrusted)
        }
    }

    @Test("A35: an RSA certificate is refused before its key is built")
    func rsa() throws {
        let chain = try TestChain()
        let rsa = try #require(Base64.standard.decode(Self.rsaCertificate.utf8))
        #expect(throws: VerificationError.wrongPurpose) { try CertificateParser.certificate(rsa) }
        // The modulus follows the key's bytes 0x30 0x81 0x89 0x02 0x81 0x81; here it becomes zero, and even.
        let start = try #require(rsa.firstRange(of: [0x02, 0x81, 0x81])).upperBound
        var (nought, even) = (rsa, rsa)
        for index in start..<start + 0x81 { nought[index] = 0 }
        even[start + 0x80] &= 0xFE
        for certificate in [rsa, nought, even] {
            let header = "{\(chain.headerMembers([certificate, chain.intermediate, chain.root]))}"
            let jws = try chain.token(header: header, payload: json(Samples.transaction()))
            #expect(refusal(of: jws, by: try chain.verifier()) == .wrongPurpose)
        }
    }

    @Test("A39: another sandbox's tokens are refused, in both directions")
    func otherSandbox() throws {
        let (one, two) = (try SandboxAuthority.make(), try SandboxAuthority.make())
        let jws = try one.signer.sign(Samples.transaction())
        #expect(refusal(of: jws, by: try JWSVerifier(rootDER: two.rootDER)) == .untrusted)
        #expect(refusal(of: jws, by: try JWSVerifier(rootBase64: one.rootBase64)) == nil)
        let other = try two.signer.sign(Samples.transaction())
        #expect(refusal(of: other, by: try JWSVerifier(rootDER: one.rootDER)) == .untrusted)
    }

    @Test("a chain that was found valid does not make the next one valid")
    func cache() throws {
        let real = try TestChain()
        let attacker = try TestChain()
        let verifier = try real.verifier()
        let payload = try json(Samples.transaction())
        let good = try real.token(payload: payload)
        let bad = try attacker.token(payload: payload)
        let unsigned = try real.token(payload: payload, key: attacker.leafKey)
        #expect(
            [good, bad, good, unsigned, good].map { refusal(of: $0, by: verifier) }
                == [nil, .untrusted, nil, .invalidSignature, nil])
    }

    @Test(
        "A18: a leaf that expired is valid for what it signed before, and for nothing after"
    )
    func signedBeforeExpiry() throws {
        let chain = try TestChain(
            leaf: .leaf.with {
                $0.validity = TestCertificate.year(2000)...TestCertificate.year(2020)
            })
        let verifier = try chain.verifier()
        let old = try chain.signer.sign(Samples.transaction(signedDate: Self.start(of: 2019)))
        #expect(refusal(of: old, by: verifier) == nil)
        let new = try chain.signer.sign(Samples.transaction())
        #expect(refusal(of: new, by: verifier) == .expired)
    }

    private func expect(_ fault: ChainFault) throws {
        let chain = try TestChain(
            root: fault.root, intermediate: fault.intermediate, leaf: fault.leaf)
        let jws = try chain.token(payload: json(Samples.transaction()))
        #expect(refusal(of: jws, by: try chain.verifier()) == fault.expected)
    }

    private static func start(of year: Int) -> Timestamp {
        Timestamp(milliseconds: Int64(TestCertificate.year(year).timeIntervalSince1970) * 1000)
    }

    /// A self-signed RSA certificate with the leaf's name.
    private static let rsaCertificate =
        "MIICKjCCAZOgAwIBAgIUEtGeVKYhCICZCsaSYe12AKXAP/EwDQYJKoZIhvcNAQELBQAwJjEkMCIGA1UEAwwba2lv"
        + "c2sgU2FuZGJveCBTdG9yZSBTaWduaW5nMCAXDTI2MTEyMTE0MzkwNVoYDzIwODEwODI0MTQzOTA1WjAmMSQwIgYD"
        + "VQQDDBtraW9zayBTYW5kYm94IFN0b3JlIFNpZ25pbmcwgZ8wDQYJKoZIhvcNAQEBBQADgY0AMIGJAoGBALue6PhQ"
        + "JHKKS8/iMKYI73hy4txHV6pzTxGA5jKm5GU78mNrOMz/hOaopqIOPwTXUEw2OZsD/r+p0x+yu3ImXBU9loUpyYpJ"
        + "tvNEUhFqplcqmvsYiGbUBQi0AEXmkgVoZbKr/PP3dm+cpjbvx46FbN/wYXRMi/8aG/Kn8meZU1RVAgMBAAGjUzBR"
        + "MB0GA1UdDgQWBBTlCBMN9yFr2FenDNPL0otNCEWRvjAfBgNVHSMEGDAWgBTlCBMN9yFr2FenDNPL0otNCEWRvjAP"
        + "BgNVHRMBAf8EBTADAQH/MA0GCSqGSIb3DQEBCwUAA4GBAC8XGUohvfvclK/mrVD9xU8CF8QMN1v727BPRrlpk1pS"
        + "yfIyWuzOgEufNtmqlcLLMLnUiXIBaW5laQ5paya5dvZU2lSEAuiMzAjxXDjHdGI+p4J75xfA2PcKB10b9L7Tzm/w"
        + "fGwE3mPDmRblD7d3w+milWhqvLYIOup6QzA+UTMg"
}
