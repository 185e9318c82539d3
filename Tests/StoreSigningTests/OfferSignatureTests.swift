import Crypto
import Foundation
import StoreModel
import Testing

@testable import StoreSigning

@Suite("Signatures of promotional offers")
struct OfferSignatureTests {
    private static let secret = String(repeating: "7c", count: 32)
    private static let order = OfferOrder(
        bundleID: Samples.bundleID, productID: "silver", offerIdentifier: "loyal",
        appAccountToken: "ABCDEF00-0000-4000-8000-000000000001")
    private static let nonce = "0a1b2c3d-0000-4000-8000-000000000002"

    private let signer: OfferSigner
    private let key: P256.Signing.PrivateKey
    private let name: APIKey

    init() throws {
        signer = try #require(OfferSigner(secret: Self.secret))
        key = try P256.Signing.PrivateKey(
            rawRepresentation: [UInt8](repeating: 0x7C, count: 32))
        name = APIKey(
            id: "KEY1234567", issuerID: "issuer", publicKey: signer.publicKey,
            createdAt: Samples.now)
    }

    private func token(
        header: String = #"{"alg":"ES256","kid":"KEY1234567","typ":"JWT"}"#,
        _ changes: [String: String?] = [:]
    ) throws -> OfferProof {
        var claims: [String: String?] = [
            "iss": "\"issuer\"", "aud": "\"promotional-offer\"",
            "bid": "\"\(Samples.bundleID)\"", "iat": "1700000000", "nonce": "\"\(Self.nonce)\"",
            "productId": "\"silver\"", "offerIdentifier": "\"loyal\"",
        ]
        claims.merge(changes) { $1 }
        let members = claims.compactMap { name, value in value.map { "\"\(name)\":\($0)" } }
        let payload = "{\(members.joined(separator: ","))}"
        let signed = Base64.url.encode(header.utf8) + "." + Base64.url.encode(payload.utf8)
        let signature = try key.signature(for: Data(signed.utf8)).rawRepresentation
        return .token(JWS(compact: signed + "." + Base64.url.encode(signature)))
    }

    private func fault(
        _ proof: OfferProof, by key: APIKey?? = .none, for order: OfferOrder = order
    ) -> OfferSignatureError? {
        do throws(OfferSignatureError) {
            try SignedOffer(proof).check(by: key ?? name, for: order)
            return nil
        } catch {
            return error
        }
    }

    @Test("the merchant's own token is valid and contains what it was made from")
    func own() throws {
        let jws = try signer.sign(
            Self.order, as: name, for: "2000000000000042", nonce: Self.nonce, at: Samples.now)
        let signed = try SignedOffer(.token(jws))
        #expect(signed.keyID == name.id && signed.nonce == Self.nonce)
        #expect(signed.transactionID == "2000000000000042")
        #expect(Samples.now.since(signed.issuedAt) < 1000)
        #expect(fault(.token(jws)) == nil)
        #expect("\(signer)".contains(signer.publicKey))
        var dumped = ""
        dump(signer, to: &dumped)
        #expect(!dumped.contains(Self.secret) && !dumped.contains("PrivateKey"))
    }

    @Test("each claim of a token is compared with the order")
    func claims() throws {
        #expect(fault(try token()) == nil)
        for (change, expected) in [
            (["iss": "\"other\""], .wrongIssuer), (["iss": nil], .wrongIssuer),
            (["aud": "\"appstoreconnect-v1\""], .wrongAudience),
            (["aud": "[\"promotional-offer\"]"], .wrongAudience),
            (["bid": "\"com.example.other\""], .wrongBundle),
            (["productId": "\"gold\""], .wrongProduct), (["productId": "1"], .wrongProduct),
            (["offerIdentifier": "\"Loyal\""], .wrongOffer),
            (["nonce": "\"1\""], .malformed), (["nonce": nil], .malformed),
            (["iat": nil], .malformed), (["iat": "\"1700000000\""], .malformed),
            (["iat": "9223372036854775807"], .malformed), (["iat": "-1"], .malformed),
            (["transactionId": "\"\""], .malformed), (["transactionId": "7"], .malformed),
        ] as [([String: String?], OfferSignatureError)] {
            #expect(fault(try token(change)) == expected, "\(change)")
        }
    }

    @Test("a header with anything but ES256 and a named key is refused")
    func headers() throws {
        for header in [
            #"{"alg":"none","kid":"KEY1234567"}"#, #"{"alg":"HS256","kid":"KEY1234567"}"#,
            #"{"alg":"es256","kid":"KEY1234567"}"#, #"{"alg":"ES256"}"#,
            #"{"alg":"ES256","kid":"KEY1234567","typ":"JOSE"}"#,
            #"{"alg":"ES256","kid":"KEY1234567","crit":["b64"]}"#,
            #"{"alg":"ES256","kid":"KEY1234567","jwk":{}}"#,
        ] {
            #expect(fault(try token(header: header)) == .badHeader, "\(header)")
        }
        let twice = #"{"alg":"ES256","alg":"none","kid":"KEY1234567"}"#
        #expect(fault(try token(header: twice)) == .malformed)
        #expect(fault(try token(), by: .some(nil)) == .unknownKey)
        let revoked = APIKey(
            id: name.id, issuerID: name.issuerID, publicKey: name.publicKey,
            createdAt: Samples.now, revokedAt: Samples.now)
        #expect(fault(try token(), by: revoked) == .unknownKey)
        let other = APIKey(
            id: name.id, issuerID: name.issuerID, publicKey: APIKeyPair.make().publicKey,
            createdAt: Samples.now)
        #expect(fault(try token(), by: other) == .badSignature)
    }

    /// Signs the seven texts of the older form as given.
    private func parts(
        _ texts: [String]? = nil, timestamp: Int64 = 1_700_000_000_000
    ) throws -> OfferSignature {
        let texts =
            texts ?? [
                Samples.bundleID.rawValue, "KEY1234567", "silver", "loyal",
                "abcdef00-0000-4000-8000-000000000001", Self.nonce, String(timestamp),
            ]
        let signed = Data(texts.joined(separator: "\u{2063}").utf8)
        return OfferSignature(
            keyIdentifier: "KEY1234567", nonce: Self.nonce,
            timestamp: Timestamp(milliseconds: timestamp),
            signature: Base64.standard.encode(try key.signature(for: signed).derRepresentation))
    }

    @Test("the older form is valid for the order whose texts were signed, and for no other")
    func older() throws {
        #expect(fault(.signature(try parts())) == nil)
        let good = [
            Samples.bundleID.rawValue, "KEY1234567", "silver", "loyal",
            "abcdef00-0000-4000-8000-000000000001", Self.nonce, "1700000000000",
        ]
        for place in good.indices {
            var texts = good
            texts[place] += "x"
            #expect(fault(.signature(try parts(texts))) == .badSignature, "\(place)")
        }
        let made = try parts()
        for bad in [
            "", "AA", "====", made.signature + "=", String(made.signature.dropLast(4)),
            String(repeating: "A", count: 9000),
        ] {
            let proof = OfferSignature(
                keyIdentifier: made.keyIdentifier, nonce: made.nonce, timestamp: made.timestamp,
                signature: bad)
            #expect(fault(.signature(proof)) != nil, "\(bad.prefix(10))")
        }
        let capital = OfferSignature(
            keyIdentifier: made.keyIdentifier, nonce: made.nonce.uppercased(),
            timestamp: made.timestamp, signature: made.signature)
        #expect(fault(.signature(capital)) == nil)
        #expect(try SignedOffer(.signature(capital)).nonce == Self.nonce)
    }

    @Test("a token with one character changed, left out or doubled is refused")
    func damage() throws {
        guard case .token(let jws) = try token() else {
            Issue.record("the offer's proof is not a token")
            return
        }
        let good = Array(jws.compact.utf8)
        for place in good.indices {
            let other: UInt8 = good[place] == UInt8(ascii: "A") ? 0x42 : 0x41
            for piece in [[other], [], [good[place], good[place]]] as [[UInt8]] {
                let bytes = good[..<place] + piece + good[(place + 1)...]
                let bad = String(decoding: bytes, as: UTF8.self)
                #expect(fault(.token(JWS(compact: bad))) != nil, "\(place)")
            }
        }
    }

    @Test("a signature is valid for one day, and not before its date")
    func age() throws {
        let signed = try SignedOffer(.signature(try parts()))
        let made = signed.issuedAt
        for (milliseconds, isFresh) in [
            (0, true), (SignedOffer.lifetime, true), (SignedOffer.lifetime + 1, false),
            (-SignedOffer.clockTolerance, true), (-SignedOffer.clockTolerance - 1, false),
            (Int64.max, false), (Int64.min, false),
        ] as [(Int64, Bool)] {
            let now = made.adding(milliseconds: milliseconds)
            #expect(signed.isFresh(at: now) == isFresh, "\(milliseconds)")
        }
    }

    @Test("each form survives JSON and names itself")
    func wire() throws {
        for proof in [
            try token(), .signature(try parts()), .code("WELCOME"),
        ] {
            let data = try JSONEncoder().encode(proof)
            #expect(try JSONDecoder().decode(OfferProof.self, from: data) == proof)
        }
        let older = try JSONEncoder().encode(OfferProof.signature(try parts()))
        let object = try JSONSerialization.jsonObject(with: older) as? [String: Any]
        #expect(
            Set((object ?? [:]).keys) == ["keyIdentifier", "nonce", "timestamp", "signature"])
    }
}
