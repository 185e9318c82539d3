import Foundation
import StoreModel
import Testing

@testable import StoreSigning

@Suite("Apple's own library")
struct AppleLibraryTests {
    private static let ok = "OK 2000000000000042"

    @Test(
        "Apple's library accepts our tokens under our root and refuses invalid ones", .needsPython)
    func judged() async throws {
        let (questions, expected) = try Self.cases()
        let answers = try await AppleVerifier.ask(questions)
        for question in questions {
            #expect(answers[question.name] == expected[question.name], "\(question.name)")
        }
    }

    private static func cases() throws -> ([AppleVerifier.Question], [String: String]) {
        let authority = try SandboxAuthority.make()
        let root = authority.rootDER
        let jws = try authority.signer.sign(Samples.transaction())
        var all: [(AppleVerifier.Question, String)] = [
            (.init("genuine", jws, root: root), ok),
            (
                .init("other root", jws, root: try SandboxAuthority.make().rootDER),
                "VERIFICATION_FAILURE"
            ),
            (
                .init("other app", jws, root: root, bundle: "com.example.other"),
                "INVALID_APP_IDENTIFIER"
            ),
            (
                .init("production", jws, root: root, environment: "Production"),
                "INVALID_ENVIRONMENT"
            ),
            (.init("tampered", try tampered(jws), root: root), "VERIFICATION_FAILURE"),
            (
                .init("verdict's signature", try graft(authority), root: root),
                "VERIFICATION_FAILURE"
            ),
        ]
        for (name, transaction) in try accepted() {
            all.append((.init(name, try authority.signer.sign(transaction), root: root), ok))
        }
        for year in [2001, 2049, 2051, 2098] {
            let seconds = TestCertificate.year(year).timeIntervalSince1970
            let moment = Timestamp(milliseconds: Int64(seconds) * 1000)
            let signed = try authority.signer.sign(Samples.transaction(signedDate: moment))
            all.append((.init("signed in \(year)", signed, root: root), ok))
        }
        let unmarked = try TestChain(leaf: .leaf.with { $0.markers = [] })
        all.append(
            (
                .init(
                    "leaf without marker", try unmarked.signer.sign(Samples.transaction()),
                    root: unmarked.root),
                "VERIFICATION_FAILURE"
            ))
        let questions = all.map(\.0)
        return (questions, Dictionary(uniqueKeysWithValues: all.map { ($0.0.name, $0.1) }))
    }

    /// Returns one transaction of each shape that the store signs.
    private static func accepted() throws -> [(String, Transaction)] {
        let earlier: TransactionID = "2000000000000007"
        return [
            ("ten at the highest price", try Samples.transaction(quantity: 10, price: .max / 10)),
            ("refunded", try Samples.transaction(revocationDate: Samples.now)),
            (
                "free rebuy",
                try Samples.transaction(originalID: earlier, type: .nonConsumable, price: 0)
            ),
            (
                "restored, without an intent",
                try Samples.transaction(
                    originalID: earlier, type: .nonConsumable, price: 0, intentID: nil)
            ),
            ("non-renewing", try Samples.transaction(type: .nonRenewable)),
        ]
    }

    /// Returns the token with ten times the quantity and its old signature.
    private static func tampered(_ jws: JWS) throws -> JWS {
        let token = try CompactToken(jws)
        let payload = try replacing(
            "\"quantity\":1", by: "\"quantity\":10",
            in: String(decoding: token.payload, as: UTF8.self))
        return JWS(
            compact: String(decoding: token.headerSegment, as: UTF8.self) + "."
                + Base64.url.encode(payload.utf8) + "."
                + Base64.url.encode(token.signature))
    }

    /// Returns a transaction with the signature of a verdict by the same key.
    private static func graft(_ authority: SandboxAuthority) throws -> JWS {
        let transaction = try CompactToken(authority.signer.sign(Samples.transaction()))
        let verdict = try CompactToken(authority.signer.sign(Samples.verdict()))
        return JWS(
            compact: String(decoding: transaction.headerSegment, as: UTF8.self) + "."
                + Base64.url.encode(transaction.payload) + "."
                + Base64.url.encode(verdict.signature))
    }
}
