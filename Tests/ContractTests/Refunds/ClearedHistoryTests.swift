import SandboxStore
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@testable import SandboxBackend

@Suite("Cleared histories")
struct ClearedHistoryTests {
    /// Creates a store in which an account has 270 purchases.
    private func filled() async throws -> TestBackend {
        let backend = try TestBackend()
        let phone = try await backend.rawClient()
        _ = try await phone.buy(try await phone.gemsRequest())
        try await backend.executeInStoreFile(
            """
            WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 269)
            INSERT INTO transactions (id, original_id, account, device, merchant_order, bundle_id,
                product_id, type, quantity, purchase_date, original_purchase_date, storefront,
                storefront_id, currency, price)
            SELECT id + i, id + i, account, device, merchant_order, bundle_id, product_id, type,
                quantity, purchase_date, purchase_date, storefront, storefront_id, currency, price
            FROM transactions, n
            """)
        return backend
    }

    @Test("a request clears 100 transactions, and clearing continues after an interruption")
    func parts() async throws {
        let (whole, parts) = (try await filled(), try await filled())
        #expect(try await whole.embedded.clearHistory(of: "ann") == 270)
        let control = parts.embedded
        let interrupted = Task {
            // The part of a task that was already cancelled is processed, and the next part is not.
            withUnsafeCurrentTask { $0?.cancel() }
            return try await control.clearHistory(of: "ann")
        }
        await #expect(throws: ServiceFailure.self) { try await interrupted.value }
        let sql = "SELECT count(*) FROM transactions WHERE withdrawal = 'DELETED'"
        #expect(try await parts.value(sql) == "100")
        guard case .count(0, let next?) = try await control.perform(.clearHistory(account: "ann")),
            case .count(100, _?) = try await control.perform(
                .clearHistory(account: "ann", after: next))
        else {
            Issue.record("The parts differ.")
            return
        }
        #expect(try await control.clearHistory(of: "ann") == 70)
        #expect(try await control.clearHistory(of: "ann") == 0)
        #expect(try await StoreHistory(parts).accounts == StoreHistory(whole).accounts)
    }
}
