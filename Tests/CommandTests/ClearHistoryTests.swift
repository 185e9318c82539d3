import GRDB
import KioskTestSupport
import Testing

@Suite("The command that clears a history")
struct ClearHistoryTests {
    @Test("all purchases of a long history are deleted")
    func long() async throws {
        let kiosk = try CommandShop()
        #expect(try await kiosk("buy gems.60").status == 0)
        let store = try DatabaseQueue(
            path: kiosk.folder.file("kiosk/default/embedded/store.sqlite"))
        try await store.write {
            try $0.execute(
                sql: """
                    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 269)
                    INSERT INTO transactions (id, original_id, account, device, merchant_order,
                        bundle_id, product_id, type, quantity, purchase_date, original_purchase_date,
                        storefront, storefront_id, currency, price)
                    SELECT id + i, id + i, account, device, merchant_order, bundle_id, product_id,
                        type, quantity, purchase_date, purchase_date, storefront, storefront_id,
                        currency, price
                    FROM transactions, n
                    """)
        }
        try store.close()
        let run = try await kiosk("sandbox account clear-history --yes --json")
        #expect(run.status == 0 && run.output.contains("\"deleted\":270"), "\(run)")
    }
}
