import Crypto
import CryptoExtras
import Foundation
import StoreModel
import Testing

@testable import StoreSigning

/// An identity provider with one key of each kind.
private struct Provider {
    let elliptic = P256.Signing.PrivateKey()
    let rsa: _RSA.Signing.PrivateKey

    init() throws {
        rsa = try _RSA.Signing.PrivateKey(keySize: .bits2048)
    }

    static func encoded(_ bytes: some Collection<UInt8>) -> String { Base64.url.encode(bytes) }

    func ellipticKey(_ more: [String: String] = ["kid": "e"]) -> [String: String] {
        let point = Array(elliptic.publicKey.rawRepresentation)
        return [
            "kty": "EC", "crv": "P-256", "x": Self.encoded(point[..<32]),
            "y": Self.encoded(point[32...]),
        ].merging(more) { $1 }
    }

    func rsaKey(_ more: [String: String] = ["kid": "r"]) throws -> [String: String] {
        let parts = try rsa.publicKey.getKeyPrimitives()
        return [
            "kty": "RSA", "n": Self.encoded(Array(parts.modulus)),
            "e": Self.encoded(Array(parts.publicExponent)),
        ].merging(more) { $1 }
    }

    static func json(_ keys: [[String: String]]) throws -> [UInt8] {
        Array(try JSONSerialization.data(withJSONObject: ["keys": keys]))
    }

    func keySet() throws -> IdentityKeySet {
        try IdentityKeySet(try Self.json([ellipticKey(), try rsaKey()]))
    }

    /// Returns a token with these texts as its header and claims.
    func token(
        _ header: String, _ claims: String, by sign: (Provider, [UInt8]) throws -> [UInt8]
    ) throws -> String {
        let signed = Self.encoded(Array(header.utf8)) + "." + Self.encoded(Array(claims.utf8))
        return signed + "." + Self.encoded(try sign(self, Array(signed.utf8)))
    }

    static func es256(_ provider: Provider, _ bytes: [UInt8]) throws -> [UInt8] {
        Array(try provider.elliptic.signature(for: bytes).rawRepresentation)
    }

    static func rs256(_ provider: Provider, _ bytes: [UInt8]) throws -> [UInt8] {
        Array(
            try provider.rsa.signature(for: bytes, padding: .insecurePKCS1v1_5).rawRepresentation)
    }

    /// Signs with the public key as an HMAC secret.
    static func hs256(_ provider: Provider, _ bytes: [UInt8]) throws -> [UInt8] {
        let secret = SymmetricKey(data: provider.elliptic.publicKey.x963Representation)
        return Array(HMAC<SHA256>.authenticationCode(for: bytes, using: secret))
    }

    static func nothing(_ provider: Provider, _ bytes: [UInt8]) throws -> [UInt8] { [] }
}

@Suite("Tokens of an identity provider")
struct IdentityKeySetTests {
    private static let now = Timestamp(milliseconds: 1_790_000_000_000)
    private static let good = #"{"sub":"ann","exp":1790000060,"iss":"https://id","aud":"kiosk"}"#
    private let provider: Provider

    init() throws {
        provider = try Provider()
    }

    private func account(
        _ token: String, _ change: (inout IdentityKeySet) -> Void = { _ in }
    ) throws -> AccountName {
        var keys = try provider.keySet()
        change(&keys)
        return try keys.account(of: token, now: Self.now)
    }

    private func fault(
        _ token: String, _ change: (inout IdentityKeySet) -> Void = { _ in }
    ) -> APITokenError? {
        do {
            _ = try account(token, change)
            return nil
        } catch {
            return error as? APITokenError
        }
    }

    @Test("a token signed by either kind of key proves its account")
    func good() throws {
        let first = try provider.token(
            #"{"alg":"ES256","kid":"e","typ":"JWT"}"#, Self.good, by: Provider.es256)
        #expect(try account(first) == "ann")
        let second = try provider.token(
            #"{"alg":"RS256","kid":"r","x5t":"a"}"#, Self.good, by: Provider.rs256)
        #expect(try account(second) == "ann")
    }

    @Test(
        "the key determines the algorithm, and a header that refers to other keys is refused",
        arguments: [
            #"{"alg":"none"}"#, #"{"alg":"none","kid":"e"}"#, #"{"alg":"HS256","kid":"e"}"#,
            #"{"alg":"RS256","kid":"e"}"#, #"{"alg":"ES384","kid":"e"}"#, #"{"kid":"e"}"#,
            #"{"alg":"ES256"}"#, #"{"alg":"ES256","kid":"other"}"#, #"{"alg":"ES256","kid":1}"#,
            #"{"alg":"ES256","kid":"e","crit":["b64"],"b64":false}"#,
            #"{"alg":"ES256","kid":"e","jku":"https://evil"}"#,
            #"{"alg":"ES256","kid":"e","jwk":{}}"#, #"{"alg":"ES256","kid":"e","x5c":[]}"#,
            #"{"alg":"ES256","kid":"e","zip":"DEF"}"#, #"{"alg":"ES256","kid":"e","typ":"JWE"}"#,
        ])
    func header(header: String) throws {
        for sign in [Provider.es256, Provider.rs256, Provider.hs256, Provider.nothing] {
            #expect(fault(try provider.token(header, Self.good, by: sign)) == .badHeader)
        }
    }

    @Test("a token that was changed or signed by another key proves nothing")
    func signature() throws {
        let header = #"{"alg":"ES256","kid":"e"}"#
        for sign in [Provider.rs256, Provider.hs256, Provider.nothing] {
            #expect(fault(try provider.token(header, Self.good, by: sign)) == .badSignature)
        }
        let stranger = try Provider().token(header, Self.good, by: Provider.es256)
        #expect(fault(stranger) == .badSignature)
        let token = try provider.token(header, Self.good, by: Provider.es256)
        let parts = token.split(separator: ".")
        let bob = Provider.encoded(Array(Self.good.replacing("ann", with: "bob").utf8))
        #expect(fault("\(parts[0]).\(bob).\(parts[2])") == .badSignature)
        for text in ["", "a", token + "=", token + ".", String(repeating: "a", count: 9_000)] {
            #expect([.malformed, .tooLarge].contains(fault(text)), "\(text.prefix(20))")
        }
    }

    @Test(
        "times are compared with the machine's clock, with a tolerance of one minute",
        arguments: [
            (#""exp":1790000001"#, nil), (#""exp":1790000000"#, .expired),
            (#""exp":1789999999"#, .expired), (#""exp":"1790000060""#, .malformed),
            (#""exp":1e12"#, .malformed), (#""a":1"#, .malformed),
            (#""exp":1790000060.5"#, nil), (#""exp":1790000099,"nbf":1790000060"#, nil),
            (#""exp":1790000099,"nbf":1790000061"#, .expired),
            (#""exp":1790000099,"iat":1790000061"#, .expired),
            (#""exp":1790000099,"nbf":"x""#, .malformed),
        ] as [(String, APITokenError?)])
    func times(claims: String, expected: APITokenError?) throws {
        let token = try provider.token(
            #"{"alg":"ES256","kid":"e"}"#, #"{"sub":"ann","# + claims + "}", by: Provider.es256)
        #expect(fault(token) == expected)
    }

    @Test("issuer, audience and the account's claim must match the settings")
    func settings() throws {
        let header = #"{"alg":"ES256","kid":"e"}"#
        let token = try provider.token(header, Self.good, by: Provider.es256)
        #expect(fault(token) { $0.issuer = "https://id" } == nil)
        #expect(fault(token) { $0.issuer = "https://other" } == .wrongIssuer)
        #expect(fault(token) { $0.audience = "kiosk" } == nil)
        #expect(fault(token) { $0.audience = "other" } == .wrongAudience)
        #expect(fault(token) { $0.accountClaim = "email" } == .malformed)
        let several = try provider.token(
            header, #"{"email":"a@b","exp":1790000060,"aud":["x","kiosk"]}"#, by: Provider.es256)
        #expect(fault(several) { $0.audience = "kiosk" } == .malformed)
        #expect(try account(several) { $0.accountClaim = "email" } == "a@b")
    }

    @Test("a token without a kid needs a set of one key")
    func onlyKey() throws {
        let token = try provider.token(#"{"alg":"ES256"}"#, Self.good, by: Provider.es256)
        #expect(fault(token) == .badHeader)
        let keys = try IdentityKeySet(try Provider.json([provider.ellipticKey([:])]))
        #expect(try keys.account(of: token, now: Self.now) == "ann")
    }

    @Test("a file without a usable public key is refused, and keys of other kinds are ignored")
    func files() throws {
        let good = provider.ellipticKey()
        let other = [["kty": "OKP", "crv": "Ed25519", "x": "AA"], ["kty": "EC", "crv": "P-384"]]
        #expect(throws: Never.self) { try IdentityKeySet(try Provider.json(other + [good])) }
        let encryption = try provider.rsaKey(["kid": "r", "use": "enc"])
        let bad: [[[String: String]]] = [
            [], other, [encryption], [good, good], [good.merging(["d": "AA"]) { $1 }],
            [["kty": "oct", "k": "AA"]], [good.merging(["x": "AA"]) { $1 }],
            [good.merging(["y": good["x"] ?? ""]) { $1 }],
            [["kty": "RSA", "n": "AQAB", "e": "AQAB"]],
        ]
        for keys in bad {
            #expect(throws: IdentityKeySetError.self, "\(keys)") {
                try IdentityKeySet(try Provider.json(keys))
            }
        }
        for text in ["", "{}", "[]", #"{"keys":1}"#, #"{"keys":[1]}"#] {
            #expect(throws: IdentityKeySetError.self) { try IdentityKeySet(Array(text.utf8)) }
        }
    }
}
