import PurchaseCore
import PurchaseEngine
import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import StoreSigning
import Testing

/// An attacker between a device and the merchant can send anything but cannot sign it.
@Suite("Forged verdicts")
struct SpoofedVerdictTests {
    /// The answer in place of the merchant's.
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let answer: @Sendable (PlainMerchant.Case, JWSSigner) throws -> VerdictReply

        /// Returns a verdict that would be right, with some changes.
        private static func verdict(
            _ asked: PlainMerchant.Case, nonce: String? = nil, id: TransactionID? = nil
        ) -> Verdict {
            Verdict(
                nonce: nonce ?? asked.nonce, transactionID: id ?? asked.transaction.id,
                intentID: asked.transaction.intentID, decision: .accepted,
                changes: [VerdictChange(version: 1, change: .init(good: "gem", amount: 6000))],
                signedDate: asked.transaction.purchaseDate)
        }

        static let all = [
            Row(testDescription: "without a signature") { asked, _ in .unsigned(verdict(asked)) },
            Row(testDescription: "signed by another root") { asked, _ in
                .signed(try SandboxAuthority.make().signer.sign(verdict(asked)))
            },
            Row(testDescription: "genuine, of another question: replayed") { asked, signer in
                .signed(try signer.sign(verdict(asked, nonce: "another")))
            },
            Row(testDescription: "genuine, on another transaction") { asked, signer in
                .signed(try signer.sign(verdict(asked, id: "2000000000000001")))
            },
            Row(testDescription: "a signed transaction in its place") { asked, signer in
                .signed(try signer.sign(asked.transaction))
            },
            Row(testDescription: "no token at all") { _, _ in .signed(JWS(compact: "accepted")) },
        ]
    }

    @Test(
        "C15: a forged verdict delivers and ends nothing; the merchant is asked again and decides",
        arguments: Row.all)
    func spoofed(_ row: Row) async throws {
        let backend = try await TestBackend(.overHTTP)
        let signer = backend.embedded.authority.signer
        let merchant = PlainMerchant(phone: try await backend.rawClient()) { asked in
            (try? row.answer(asked, signer)) ?? asked.reply
        }
        let deceived = TeamEngineClient(backend: backend, merchant: merchant, kind: .backend)
        try await deceived.driving { engine in
            let buying = Task { try? await engine.buy("gems.60") }
            defer { buying.cancel() }
            // An answer that counted as a verdict would end the wait as well.
            let stuck = await engine.firstSnapshot { snapshot in
                snapshot.rows.first.map { $0.retryAt != nil || !$0.isOpen } ?? false
            }
            #expect(stuck.rows.map(\.stage) == [.received] && stuck.gems == 0)
        }
        #expect(try await backend.rawClient().unfinished().count == 1)
        let honest = TeamEngineClient(
            backend: backend, merchant: backend.services.merchant, kind: .backend)
        try await honest.driving { engine in
            let settled = await engine.idleSnapshot()
            #expect(settled.rows.map(\.stage) == [.finished] && settled.gems == 60)
        }
    }
}
