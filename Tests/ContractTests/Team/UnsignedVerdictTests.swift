import PurchaseCore
import PurchaseEngine
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@Suite("Unsigned verdicts")
struct UnsignedVerdictTests {
    /// An answer of a merchant that does not count.
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let kind: MerchantKind
        let answer: @Sendable (PlainMerchant.Case) -> VerdictReply

        static let all = [
            Row(testDescription: "from the backend's own merchant", kind: .backend) { $0.plain() },
            Row(testDescription: "on another question", kind: .team) { $0.plain(nonce: "another") },
            Row(testDescription: "on another transaction", kind: .team) { $0.plain(id: "1") },
            Row(testDescription: "on another order", kind: .team) {
                $0.plain(intentID: "0195d7a0-0000-7000-8000-00000000dead")
            },
            Row(testDescription: "but with one, where none is agreed on", kind: .team) { $0.reply },
        ]
    }

    /// Creates a device whose merchant gives this answer.
    private func phone(
        _ backend: TestBackend, _ kind: MerchantKind,
        _ answer: @escaping @Sendable (PlainMerchant.Case) -> VerdictReply
    ) async throws -> TeamEngineClient {
        TeamEngineClient(
            backend: backend,
            merchant: PlainMerchant(phone: try await backend.rawClient(), verdict: answer),
            kind: kind)
    }

    @Test("an unsigned verdict that is not allowed does not count", arguments: Row.all)
    func refused(_ row: Row) async throws {
        let backend = try TestBackend()
        let phone = try await phone(backend, row.kind, row.answer)
        try await phone.driving { engine in
            let buying = Task { try? await engine.buy("gems.60") }
            defer { buying.cancel() }
            // An answer that counted as a verdict would end the wait as well.
            let stuck = await engine.firstSnapshot { snapshot in
                snapshot.rows.first.map { $0.retryAt != nil || !$0.isOpen } ?? false
            }
            let row = try #require(stuck.rows.first)
            #expect(row.stage == .received && stuck.gems == 0)
            let id = try #require(row.transactionID)
            #expect(try await engine.verdict(on: id) == nil)
        }
        #expect(try await backend.rawClient().unfinished().count == 1)
    }

    @Test(
        "an unsigned verdict counts from a team's server, and is marked as unsigned in the history")
    func accepted() async throws {
        let backend = try TestBackend()
        let phone = try await phone(backend, .team) { $0.plain() }
        try await phone.driving { engine in
            let bought = try await engine.buy("gems.60")
            let settled = await engine.idleSnapshot()
            #expect(settled.rows.map(\.stage) == [.finished] && settled.gems == 60)
            let id = try #require(bought.row.transactionID)
            let verdict = try #require(try await engine.verdict(on: id))
            #expect(verdict.jws == nil && verdict.verdict?.decision == .accepted)
            let steps = try await engine.history(of: bought.row)
            #expect(steps.first { $0.kind == .verified }?.detail == "ACCEPTED (unsigned)")
        }
        #expect(try await backend.rawClient().unfinished().isEmpty)
    }
}
