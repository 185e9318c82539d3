import Foundation
import StoreModel
import Testing

@testable import StoreSigning

/// Replaces one part of a genuine transaction's JSON, and signs the result with the genuine key.
struct PayloadChange: Sendable, CustomTestStringConvertible {
    let part: String
    let other: String
    let expected: VerificationError?

    var testDescription: String { "\(part) → \(other.prefix(60))" }

    init(_ part: String, _ other: String, _ expected: VerificationError?) {
        self.part = part
        self.other = other
        self.expected = expected
    }

    private static let date = "\"signedDate\":1770091506000"

    static let dates: [PayloadChange] = [
        PayloadChange(date, "\"signedDate\":1770091806000", nil),
        PayloadChange(date, "\"signedDate\":1770091806001", .signedInFuture),
        PayloadChange(date, "\"signedDate\":2085451506000", .signedInFuture),
        PayloadChange(date, "\"signedDate\":9223372036854775807", .signedInFuture),
        PayloadChange(date, "\"signedDate\":9223372036854775808", .malformed),
        PayloadChange(date, "\"signedDate\":-1", .malformed),
        PayloadChange(date, "\"signedDate\":0", .expired),
        PayloadChange(date, "\"signedDate\":1e30", .malformed),
        PayloadChange(date, "\"signedDate\":1770091506000.0", .malformed),
        PayloadChange(date, "\"signedDate\":\"1770091506000\"", .malformed),
        PayloadChange(date, "\"signedDate\":null", .malformed),
        PayloadChange(date, "\"other\":1", .malformed),
        PayloadChange(date, "\"signedDate\":NaN", .malformed),
    ]

    static let quantities: [PayloadChange] =
        [
            "0", "11", "-5", "1000000000", "9223372036854775807",
        ].map { PayloadChange("\"quantity\":1", "\"quantity\":\($0)", .invalidQuantity) }
        + ["9223372036854775808", "\"2\"", "1.5", "1.0", "1e0", "null", "true", "01", "+1", "[1]"]
        .map { PayloadChange("\"quantity\":1", "\"quantity\":\($0)", .malformed) }
        + [PayloadChange("\"quantity\":1", "\"quantity\":10", nil)]

    static let environments: [PayloadChange] = [
        "Production", "Xcode", "LocalTesting", "sandbox", "SANDBOX", "",
    ].map { PayloadChange("\"Sandbox\"", "\"\($0)\"", .wrongEnvironment) }

    static let meaning: [PayloadChange] = [
        PayloadChange("\"Sandbox\"", "1", .malformed),
        PayloadChange("\"environment\"", "\"surroundings\"", .malformed),
        PayloadChange("com.example.gems\"", "com.example.Gems\"", .wrongBundle),
        PayloadChange("com.example.gems\"", "com.example.gems \"", .wrongBundle),
        PayloadChange("com.example.gems\"", "com.example.ge\u{200B}ms\"", .wrongBundle),
        PayloadChange("com.example.gems\"", "\"", .malformed),
        PayloadChange("\"Consumable\"", "\"Gift\"", .malformed),
        PayloadChange("\"price\":990", "\"price\":-990", .malformed),
        PayloadChange("\"price\":990", "\"price\":9.9", .malformed),
        PayloadChange("\"USD\"", "\"Dollar\"", .malformed),
        PayloadChange("\"currency\"", "\"extra\":{\"a\":[1,true,null]},\"currency\"", nil),
        PayloadChange(
            "\"transactionId\":\"2000000000000042\"", "\"transactionId\":\"\"", .malformed),
        PayloadChange("\"transactionId\":\"2000000000000042\"", "\"transactionId\":42", .malformed),
    ]

    static let twice: [PayloadChange] = [
        PayloadChange("{", "{\"productId\":\"com.example.cheap\",", .malformed),
        PayloadChange("{", "{\"product\\u0049d\":\"com.example.cheap\",", .malformed),
        PayloadChange("}", ",\"productId\":\"com.example.dear\"}", .malformed),
        PayloadChange("{", "{\"quantity\":10,", .malformed),
        PayloadChange("{", "{\"a\":{\"b\":1,\"b\":1},", .malformed),
    ]

    static let forms: [PayloadChange] = [
        PayloadChange("{", "\u{FEFF}{", .malformed),
        PayloadChange("{", "[{", .malformed),
        PayloadChange("{", "{\"a\":\"\\ud800\",", .malformed),
        PayloadChange("{", "{\"a\":\"\\ud83d\\ude00 \\\" \\\\ \\/ \\b\\f\\n\\r\\t\\u00e9\",", nil),
        PayloadChange("{", "{\"a\":\"\u{01}\",", .malformed),
        PayloadChange("{", "{\"a\":\"\\x41\",", .malformed),
        PayloadChange("{", "{,", .malformed),
        PayloadChange("}", ",}", .malformed),
        PayloadChange("}", "}}", .malformed),
        PayloadChange("}", "", .malformed),
        PayloadChange("}", "} ", nil),
        PayloadChange("}", "}\u{0}", .malformed),
        PayloadChange("{", "{\"a\":\(String(repeating: "[", count: 10_000)),", .malformed),
        PayloadChange("{", "{\"a\":[[[[[[[]]]]]]],", nil),
        PayloadChange("{", "{\"a\":[[[[[[[[]]]]]]]],", .malformed),
    ]

    static let kinds: [PayloadChange] = [
        PayloadChange("{", "{\"nonce\":\"n\",", .wrongType),
        PayloadChange("{", "{\"verdict\":\"ACCEPTED\",", .wrongType),
        PayloadChange("{", "{\"autoRenewStatus\":1,", .wrongType),
        PayloadChange("{", "{\"notificationUUID\":\"u\",", .wrongType),
        PayloadChange("{", "{\"receiptType\":\"Sandbox\",", .wrongType),
        PayloadChange("\"productId\"", "\"product\"", .wrongType),
    ]
}

@Suite("Signed payloads")
struct PayloadAttackTests {
    let chain: TestChain
    let verifier: JWSVerifier

    init() throws {
        chain = try Self.chain.get()
        verifier = try chain.verifier()
    }

    private static let chain = Result { try TestChain() }

    @Test("payloads are read strictly", arguments: PayloadChange.quantities + PayloadChange.meaning)
    func meaning(change: PayloadChange) throws { try expect(change) }

    @Test(
        "A20: an invalid date, or one years ahead, is refused even if it is signed",
        arguments: PayloadChange.dates)
    func date(change: PayloadChange) throws { try expect(change) }

    @Test(
        "A32: a duplicate claim is refused even if it is signed",
        arguments: PayloadChange.twice)
    func twice(change: PayloadChange) throws { try expect(change) }

    @Test(
        "A33: a form that two parsers could read differently is refused even if it is signed",
        arguments: PayloadChange.forms)
    func form(change: PayloadChange) throws { try expect(change) }

    @Test(
        "A37: a payload that mixes two kinds is refused as either", arguments: PayloadChange.kinds)
    func kind(change: PayloadChange) throws { try expect(change) }

    @Test(
        "A38: an environment other than the sandbox is refused even if it is signed",
        arguments: PayloadChange.environments)
    func environment(change: PayloadChange) throws { try expect(change) }

    @Test(
        "A38: a token in Xcode's form, unsigned or signed with its own key, is refused",
        arguments: ["Xcode", "LocalTesting", "Sandbox"])
    func xcode(environment: String) throws {
        let change = PayloadChange("\"Sandbox\"", "\"\(environment)\"", nil)
        let payload = try replacing(change.part, by: change.other, in: json(Samples.transaction()))
        let member = "\"kid\":\"Apple_Xcode_Key\",\"typ\":\"JWT\""
        let headers = [
            (
                "{\"alg\":\"ES256\",\(member),\"x5c\":[\(chain.x5c([chain.leaf]))]}",
                VerificationError.badChainLength
            ),
            ("{\"alg\":\"ES256\",\(member),\"x5c\":[]}", .badChainLength),
            ("{\"alg\":\"none\",\(member)}", .badAlgorithm),
        ]
        for (header, expected) in headers {
            let signed = try chain.token(header: header, payload: payload)
            #expect(refusal(of: signed, by: verifier) == expected)
            let segments = signed.compact.split(separator: ".").prefix(2)
            let unsigned = JWS(compact: segments.joined(separator: ".") + ".")
            #expect(refusal(of: unsigned, by: verifier) == expected)
        }
    }

    @Test("A38: a missing signature under a genuine header is refused")
    func unsigned() throws {
        let segments = try chain.signer.sign(Samples.transaction()).compact.split(separator: ".")
        let unsigned = JWS(compact: segments.prefix(2).joined(separator: ".") + ".")
        #expect(refusal(of: unsigned, by: verifier) == .invalidSignature)
    }

    private func expect(_ change: PayloadChange) throws {
        let payload = try replacing(change.part, by: change.other, in: json(Samples.transaction()))
        #expect(refusal(of: try chain.token(payload: payload), by: verifier) == change.expected)
    }

    @Test(
        "A33: an empty payload, an array, a number, null and a string are refused",
        arguments: ["", "[]", "1", "null", "\"{}\""])
    func noObject(payload: String) throws {
        #expect(refusal(of: try chain.token(payload: payload), by: verifier) == .malformed)
    }

    @Test("A33: a payload that is not UTF-8 is refused")
    func otherEncodings() throws {
        let utf16 = try #require(json(Samples.transaction()).data(using: .utf16))
        #expect(refusal(of: try chain.signer.sign(bytes: Array(utf16)), by: verifier) == .malformed)
        let latin = Array("{\"a\":\"".utf8) + [0xE9] + Array("\"}".utf8)
        #expect(refusal(of: try chain.signer.sign(bytes: latin), by: verifier) == .malformed)
    }

    @Test("A37: a verdict is refused as a transaction and a transaction as a verdict")
    func crossType() throws {
        let verdict = try chain.signer.sign(Samples.verdict())
        #expect(refusal(of: verdict, by: verifier) == .wrongType)
        let transaction = try chain.signer.sign(Samples.transaction())
        #expect(throws: VerificationError.wrongType) {
            try verifier.verifyVerdict(
                transaction, nonce: Samples.nonce, transactionID: "2000000000000042",
                now: Samples.now)
        }
    }

    @Test(
        "A37: Apple's other payloads are refused as transactions",
        arguments: [
            // Shortened renewal info, app transaction and notification (App Store Server API).
            #"{"autoRenewProductId":"a","autoRenewStatus":1,"environment":"Sandbox","originalTransactionId":"1","productId":"a","signedDate":1770091506000}"#,
            #"{"bundleId":"com.example.gems","deviceVerification":"x","receiptType":"Sandbox","receiptCreationDate":1770091506000}"#,
            #"{"notificationType":"REFUND","notificationUUID":"u","data":{"bundleId":"com.example.gems","environment":"Sandbox"},"signedDate":1770091506000}"#,
            "{}",
        ])
    func otherKinds(payload: String) throws {
        #expect(refusal(of: try chain.token(payload: payload), by: verifier) == .wrongType)
    }

    @Test("a bundle ID in another Unicode normalization is another bundle ID")
    func unicodeBundle() throws {
        let jws = try chain.signer.sign(Samples.transaction(bundleID: "com.example.caf\u{E9}"))
        #expect(refusal(of: jws, by: verifier, bundleID: "com.example.caf\u{E9}") == nil)
        #expect(refusal(of: jws, by: verifier, bundleID: "com.example.cafe\u{301}") == .wrongBundle)
    }

    @Test(
        "A33: 100,000 levels are refused before they are parsed, also as Apple's other payloads"
    )
    func levels() throws {
        let deep = try chain.token(payload: String(repeating: "[", count: 100_000))
        #expect(refusal(of: deep, by: verifier) == .tooLarge)
        let deepest = try chain.token(payload: String(repeating: "[", count: 18_000))
        #expect(refusal(of: deepest, by: verifier) == .malformed)
        #expect(throws: VerificationError.malformed) {
            try verifier.verifyRenewalInfo(deepest, now: Samples.now)
        }
    }

    @Test("a payload just under the size limit is read, and one over it is not parsed")
    func size() throws {
        let filler = String(repeating: "x", count: 18_000)
        let payload = try replacing(
            "{", by: "{\"a\":\"\(filler)\",", in: json(Samples.transaction()))
        #expect(refusal(of: try chain.token(payload: payload), by: verifier) == nil)
        let large = JWS(compact: String(repeating: ".", count: JWSVerifier.maximumLength + 1))
        #expect(refusal(of: large, by: verifier) == .tooLarge)
    }
}
