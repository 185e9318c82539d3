import PurchaseCore
import PurchaseEngine
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@Suite("A verdict without a signature")
struct UnsignedVerdictTests {
    /// A merchant's answer that does not count.
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let kind: MerchantKind
        let answer: @Sendable (VerificationRequest, VerdictReply) -> VerdictReply

        /// The verdict as it would be right from a team's server.
        static func plain(
            _ request: VerificationRequest, nonce: String? = nil, id: TransactionID = "1",
            intentID: IntentID? = nil
        ) -> VerdictReply {
            .unsigned(
                Verdict(
                    nonce: nonce ?? request.nonce, transactionID: id, intentID: intentID,
                    decision: .accepted,
                    changes: [VerdictChange(version: 1, change: .init(good: "gem", amount: 60))],
                    signedDate: Timestamp(milliseconds: 0)))
        }

        static let all = [
            Row(testDescription: "from the backend's own merchant", kind: .backend) { request, _ in
                plain(request, id: id, intentID: intent)
            },
            Row(testDescription: "on another question", kind: .team) { request, _ in
                plain(request, nonce: "another", id: id, intentID: intent)
            },
            Row(testDescription: "on another transaction", kind: .team) { request, _ in
                plain(request, id: "1", intentID: intent)
            },
            Row(testDescription: "on another order", kind: .team) { request, _ in
                plain(request, id: id, intentID: "0195d7a0-0000-7000-8000-00000000dead")
            },
            Row(testDescription: "but with one, where none is agreed on", kind: .team) { $1 },
        ]
    }

    static let intent: IntentID = "0195d7a0-0000-7000-8000-000000000001"
    /// The id of the first transaction of a store.
    static let id: TransactionID = "20"

    @Test("does not count", arguments: Row.all)
    func refused(_ row: Row) async throws {
        let backend = try Backend()
        let phone = TeamPhone(
            backend: backend,
            merchant: PlainMerchant(real: backend.services.merchant, answer: row.answer),
            kind: row.kind)
        try await phone.driving { engine in
            let buying = Task { try? await engine.buy("gems.60", intentID: Self.intent) }
            defer { buying.cancel() }
            let stuck = await engine.when { $0.rows.first?.retryAt != nil }
            let row = try #require(stuck.rows.first)
            #expect(row.transactionID == Self.id && row.stage == .received)
            #expect(stuck.gems == 0)
            #expect(try await engine.verdict(on: Self.id) == nil)
        }
        let store = try await backend.phone()
        #expect(try await store.unfinished().map(\.transaction.id) == [Self.id])
    }

    @Test("counts from a team's server, and is told to be one wherever it is kept")
    func accepted() async throws {
        let backend = try Backend()
        let phone = TeamPhone(
            backend: backend,
            merchant: PlainMerchant(real: backend.services.merchant) { request, _ in
                Row.plain(request, id: Self.id, intentID: Self.intent)
            })
        try await phone.driving { engine in
            let bought = try await engine.buy("gems.60", intentID: Self.intent)
            let settled = await engine.settled()
            #expect(settled.rows.map(\.stage) == [.finished] && settled.gems == 60)
            let verdict = try #require(try await engine.verdict(on: Self.id))
            #expect(verdict.jws == nil && verdict.verdict?.decision == .accepted)
            let steps = try await engine.history(of: bought.row)
            #expect(steps.first { $0.kind == .verified }?.detail == "ACCEPTED (unsigned)")
        }
        #expect(try await backend.phone().unfinished().isEmpty)
    }
}
