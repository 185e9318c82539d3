import GRDB
import KioskFaults
import KioskTestSupport
import Testing

@Suite("Orders that are older than many others") struct OldOrderTests {
    @Test("a transaction is found behind more than a thousand newer orders")
    func refunded() async throws {
        let kiosk = try CommandShop()
        let bought = try await kiosk("buy gems.60 --json")
        let id = try #require(bought.objects.last?["transactionId"] as? String)
        let store = kiosk.folder.file("kiosk/default/embedded/store.sqlite")
        try await DatabaseQueue(path: store, configuration: .waiting).write { database in
            try database.execute(
                sql: """
                    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
                    INSERT INTO orders (
                        intent_id, content, account, device, merchant_order, app_account_token,
                        bundle_id, product_id, type, quantity, unit_price, currency, storefront,
                        storefront_id, state, at, acknowledged_at)
                    SELECT 'cancelled-' || i, content, account, device, 'M-2025-' || i,
                        app_account_token, bundle_id, product_id, type, quantity, unit_price,
                        currency, storefront, storefront_id, 'cancelled', at + i, at + i
                    FROM orders, n
                    """)
        }
        let refunded = try await kiosk("sandbox refund \(id)")
        #expect(refunded.status == 0, "\(refunded.errors)")
        #expect(refunded.output.contains("refunded; its devices are notified"))
    }
}
