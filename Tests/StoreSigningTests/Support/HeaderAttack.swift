import Testing

@testable import StoreSigning

/// A manipulated header over a genuine payload.
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

    /// Returns headers with each value of `alg` in place of `"ES256"`.
    static func algorithms(_ values: [String]) -> [HeaderAttack] {
        values.map { value in
            HeaderAttack("alg \(value)", .badAlgorithm) {
                "{\"alg\":\(value),\"x5c\":[\($0.x5c())]}"
            }
        }
    }

    /// Returns genuine headers with one more member.
    static func members(_ members: [String]) -> [HeaderAttack] {
        members.map { member in
            HeaderAttack("also \(member.prefix(60))", .malformed) {
                "{\($0.headerMembers()),\(member)}"
            }
        }
    }

    static let chainLengths: [HeaderAttack] = [
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
    ]

    static let orders: [HeaderAttack] = [
        HeaderAttack("reversed", .untrusted) {
            "{\($0.headerMembers($0.certificates.reversed()))}"
        },
        HeaderAttack("leaf and intermediate exchanged", .untrusted) {
            "{\($0.headerMembers([$0.intermediate, $0.leaf, $0.root]))}"
        },
        HeaderAttack("root first", .untrusted) {
            "{\($0.headerMembers([$0.root, $0.leaf, $0.intermediate]))}"
        },
        HeaderAttack("the leaf three times", .untrusted) {
            "{\($0.headerMembers([$0.leaf, $0.leaf, $0.leaf]))}"
        },
    ]

    static let lastCertificates: [HeaderAttack] = [
        HeaderAttack("garbage", .untrusted) {
            "{\($0.headerMembers([$0.leaf, $0.intermediate, [1, 2, 3]]))}"
        },
        HeaderAttack("nothing", .untrusted) {
            "{\($0.headerMembers([$0.leaf, $0.intermediate, []]))}"
        },
        HeaderAttack("the intermediate", .untrusted) {
            "{\($0.headerMembers([$0.leaf, $0.intermediate, $0.intermediate]))}"
        },
        HeaderAttack("the root and a byte", .untrusted) {
            "{\($0.headerMembers([$0.leaf, $0.intermediate, $0.root + [0]]))}"
        },
    ]

    static let spellings: [HeaderAttack] = [
        HeaderAttack("PEM lines", .malformed) {
            let lines = $0.x5c([$0.leaf]).dropLast() + "\\n\""
            return "{\"alg\":\"ES256\",\"x5c\":[\(lines),\($0.x5c([$0.intermediate, $0.root]))]}"
        },
        HeaderAttack("base64url", .malformed) {
            let entry = "\"" + Base64.url.encode($0.leaf + [0xFF, 0xFF]) + "\""
            return "{\"alg\":\"ES256\",\"x5c\":[\(entry),\($0.x5c([$0.intermediate, $0.root]))]}"
        },
    ]

    static let twice: [HeaderAttack] =
        members(["\"alg\":\"ES256\"", "\"alg\":\"none\"", "\"x5c\":[]"]) + [
            HeaderAttack("none first, then ES256", .malformed) {
                "{\"alg\":\"none\",\($0.headerMembers())}"
            },
            HeaderAttack("a name spelled with an escape", .malformed) {
                "{\"\\u0061lg\":\"none\",\($0.headerMembers())}"
            },
        ]

    static let forms: [HeaderAttack] = [
        HeaderAttack("byte order mark", .malformed) { "\u{FEFF}{\($0.headerMembers())}" },
        HeaderAttack("an array", .malformed) { "[{\($0.headerMembers())}]" },
        HeaderAttack("text after the object", .malformed) { "{\($0.headerMembers())} x" },
        HeaderAttack("too deep", .malformed) {
            let deep = String(repeating: "[", count: 9) + String(repeating: "]", count: 9)
            return "{\"kid\":\(deep),\($0.headerMembers())}"
        },
    ]

    static let sizes: [HeaderAttack] = [
        HeaderAttack("a thousand certificates", .tooLarge) {
            "{\($0.headerMembers(Array(repeating: $0.leaf, count: 1000)))}"
        },
        HeaderAttack("a certificate of a megabyte", .tooLarge) {
            let large = $0.leaf + [UInt8](repeating: 0x30, count: 1 << 20)
            return "{\($0.headerMembers([large, $0.intermediate, $0.root]))}"
        },
        HeaderAttack("a megabyte of blanks", .tooLarge) {
            "{\(String(repeating: " ", count: 1 << 20))\($0.headerMembers())}"
        },
    ]
}
