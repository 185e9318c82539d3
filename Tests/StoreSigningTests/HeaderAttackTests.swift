import Crypto
import Foundation
import StoreModel
import Testing

@testable import StoreSigning

/// A header that somebody else wrote, over a genuine payload.
struct HeaderAttack: Sendable, CustomTestStringConvertible {
    let name: String
    let expected: VerificationError
    let header: @Sendable (TestChain) -> String

    var testDescription: String { name }

    init(
        _ name: String, _ expected: VerificationError,
        _ header: @escaping @Sendable (TestChain) -> String
    ) {
        self.name = name
        self.expected = expected
        self.header = header
    }

    static let algorithms = [
        "\"none\"", "\"nOnE\"", "\"HS256\"", "\"es256\"", "\"ES384\"", "null", "[\"ES256\"]",
    ]
    .map { algorithm in
        HeaderAttack("alg \(algorithm)", .badAlgorithm) {
            "{\"alg\":\(algorithm),\"x5c\":[\($0.x5c())]}"
        }
    }

    static let chains: [HeaderAttack] = [
        HeaderAttack("alg missing", .badAlgorithm) { "{\"x5c\":[\($0.x5c())]}" },
        HeaderAttack("x5c missing", .badChainLength) { _ in "{\"alg\":\"ES256\"}" },
        HeaderAttack("x5c empty", .badChainLength) { _ in "{\"alg\":\"ES256\",\"x5c\":[]}" },
        HeaderAttack("x5c a text", .badChainLength) { _ in "{\"alg\":\"ES256\",\"x5c\":\"MIIB\"}" },
        HeaderAttack("one certificate", .badChainLength) { "{\($0.headerMembers([$0.leaf]))}" },
        HeaderAttack("two certificates", .badChainLength) {
            "{\($0.headerMembers([$0.leaf, $0.intermediate]))}"
        },
        HeaderAttack("four certificates", .badChainLength) {
            "{\($0.headerMembers($0.certificates + [$0.root]))}"
        },
        HeaderAttack("nested x5c", .badChainLength) {
            "{\"alg\":\"ES256\",\"x5c\":[[\($0.x5c())]]}"
        },
        HeaderAttack("x5c of numbers", .malformed) { _ in "{\"alg\":\"ES256\",\"x5c\":[1,2,3]}" },
        HeaderAttack("reversed", .untrusted) {
            "{\($0.headerMembers($0.certificates.reversed()))}"
        },
        HeaderAttack("shuffled", .untrusted) {
            "{\($0.headerMembers([$0.intermediate, $0.leaf, $0.root]))}"
        },
        HeaderAttack("the leaf three times", .untrusted) {
            "{\($0.headerMembers([$0.leaf, $0.leaf, $0.leaf]))}"
        },
        HeaderAttack("garbage for a root", .untrusted) {
            "{\($0.headerMembers([$0.leaf, $0.intermediate, [1, 2, 3]]))}"
        },
        HeaderAttack("garbage for a leaf", .malformed) {
            "{\($0.headerMembers([[0x30, 0x80], $0.intermediate, $0.root]))}"
        },
        HeaderAttack("bytes after the leaf", .malformed) {
            "{\($0.headerMembers([$0.leaf + [0], $0.intermediate, $0.root]))}"
        },
        HeaderAttack("PEM lines in x5c", .malformed) {
            let lines = $0.x5c([$0.leaf]).dropLast() + "\\n\""
            return "{\"alg\":\"ES256\",\"x5c\":[\(lines),\($0.x5c([$0.intermediate, $0.root]))]}"
        },
        HeaderAttack("base64url in x5c", .malformed) {
            let entry = "\"" + Base64.url.encode($0.leaf + [0xFF, 0xFF]) + "\""
            return "{\"alg\":\"ES256\",\"x5c\":[\(entry),\($0.x5c([$0.intermediate, $0.root]))]}"
        },
    ]

    static let names: [HeaderAttack] =
        [
            "\"crit\":[\"exp\"]", "\"crit\":[\"b64\"],\"b64\":false", "\"jwk\":{}",
            "\"jku\":\"http://127.0.0.1:9/keys\"", "\"x5u\":\"http://127.0.0.1:9/c\"",
            "\"zip\":\"DEF\"", "\"typ\":\"JWE\"", "\"typ\":1", "\"kid\":1", "\"kid\":null",
            "\"alg\":\"ES256\"", "\"x5c\":[]",
        ].map { member in
            HeaderAttack("also \(member)", .malformed) { "{\($0.headerMembers()),\(member)}" }
        } + [
            HeaderAttack("none first, then ES256", .malformed) {
                "{\"alg\":\"none\",\($0.headerMembers())}"
            },
            HeaderAttack("a name spelled with an escape", .malformed) {
                "{\"\\u0061lg\":\"none\",\($0.headerMembers())}"
            },
            HeaderAttack("byte order mark", .malformed) { "\u{FEFF}{\($0.headerMembers())}" },
            HeaderAttack("an array", .malformed) { "[{\($0.headerMembers())}]" },
            HeaderAttack("text after the object", .malformed) { "{\($0.headerMembers())} x" },
            HeaderAttack("too deep", .malformed) {
                let deep = String(repeating: "[", count: 9) + String(repeating: "]", count: 9)
                return "{\"kid\":\(deep),\($0.headerMembers())}"
            },
            HeaderAttack("a thousand certificates", .tooLarge) {
                "{\($0.headerMembers(Array(repeating: $0.leaf, count: 1000)))}"
            },
            HeaderAttack("a megabyte of kid", .tooLarge) {
                "{\"kid\":\"\(String(repeating: "k", count: 1 << 20))\",\($0.headerMembers())}"
            },
        ]
}

@Suite("Headers")
struct HeaderAttackTests {
    static let genuine = Result { try TestChain() }

    @Test(
        "a header that is not exactly ours is refused",
        arguments: HeaderAttack.algorithms + HeaderAttack.chains + HeaderAttack.names)
    func refused(attack: HeaderAttack) throws {
        let chain = try Self.genuine.get()
        let jws = try chain.token(
            header: attack.header(chain), payload: json(Samples.transaction()))
        #expect(refusal(of: jws, by: try chain.verifier()) == attack.expected)
    }

    @Test("typ JWT and a kid are taken and not used")
    func harmless() throws {
        let chain = try Self.genuine.get()
        let header = "{\"typ\":\"JWT\",\"kid\":\"../../dev/null\",\(chain.headerMembers())}"
        let jws = try chain.token(header: header, payload: json(Samples.transaction()))
        #expect(refusal(of: jws, by: try chain.verifier()) == nil)
    }

    @Test("an empty signature with alg none is refused for its algorithm")
    func noSignature() throws {
        let chain = try Self.genuine.get()
        let header = "{\"alg\":\"none\",\"x5c\":[\(chain.x5c())]}"
        let payload = try json(Samples.transaction())
        let compact = Base64.url.encode(header.utf8) + "." + Base64.url.encode(payload.utf8) + "."
        #expect(refusal(of: JWS(compact: compact), by: try chain.verifier()) == .badAlgorithm)
    }

    @Test("HS256 keyed by the leaf's public key is refused for its algorithm")
    func symmetric() throws {
        let chain = try Self.genuine.get()
        let header = "{\"alg\":\"HS256\",\"x5c\":[\(chain.x5c())]}"
        let payload = try json(Samples.transaction())
        let signed = Base64.url.encode(header.utf8) + "." + Base64.url.encode(payload.utf8)
        let key = chain.leafKey.publicKey
        for secret in [
            Data(key.pemRepresentation.utf8), key.derRepresentation, key.x963Representation,
        ] {
            let code = HMAC<SHA256>.authenticationCode(
                for: Data(signed.utf8), using: SymmetricKey(data: secret))
            let jws = JWS(compact: signed + "." + Base64.url.encode(Array(code)))
            #expect(refusal(of: jws, by: try chain.verifier()) == .badAlgorithm)
        }
    }
}
