import Foundation
import GRDB
import KioskTestSupport
import ShopTestSupport
import StoreAPI
import StoreFiles
import StoreModel
import Testing

@testable import SandboxMerchant
@testable import SandboxStore

@Suite("Files from before reversals")
struct RefundFileTests {
    @Test("older files are migrated: their refunds remain, and can be reversed")
    func older() async throws {
        let shop = try await RefundShop()
        let kept = try await shop.phone.purchaseAndFinish(try await shop.phone.noAdsRequest())
            .transaction.id
        let refunded = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
            .transaction.id
        try await shop.change(refunded, .refund(.whole))
        try await stepBack(shop.backend, granted: refunded)
        let services = try await shop.backend.reopen()
        let phone = try await shop.backend.rawClient(on: services)
        try await phone.expectWallet(has: 5, owes: 0)
        let again = try await services.control.change(refunded, .refund(.whole))
        #expect(again.isRepeated)
        #expect(again.moved == (try TestCatalog.price(-990)))
        _ = try await services.control.change(refunded, .reverse)
        try await phone.expectWallet(has: 65, owes: 0)
        #expect(try await !services.control.change(refunded, .request(.other)).isRepeated)
        _ = try await services.control.change(kept, .refund(.percentage(20_000)))
        try await phone.expectWallet(has: 64, owes: 0)
        #expect(try shop.backend.violations() == [])
    }

    /// Converts both files back to the version before.
    ///
    /// - Parameter granted: A refund that the older version made at its customer's request, which stays recorded.
    private func stepBack(_ backend: TestBackend, granted: TransactionID) async throws {
        let steps = StoreSchema.schema.steps
        let version = try #require(steps.firstIndex(of: StoreSchema.refunds))
        let charges = try #require(steps.compactMap { Self.table("charges", in: $0) }.first)
        let older = StoreDatabaseTests.withoutNotificationQueues + Self.store(charges)
        try await StoreDatabase.open(folder: backend.folder).database.write {
            try $0.execute(
                sql: """
                    INSERT INTO refund_requests (transaction_id, reason, at)
                        VALUES (\(granted.rawValue), 'OTHER', 1);
                    DROP TABLE catalog_edits;
                    DROP TABLE renewal_extensions;
                    """ + StoreDatabaseTests.withoutLongHistories + AccountTokenFileTests.stepBack
                        + older
                        + "PRAGMA user_version = \(version);")
        }
        let merchant = MerchantSchema.schema.steps
        let last = try #require(merchant.firstIndex(of: MerchantSchema.reversals))
        let name = "ledger_with_compensations"
        let ledger = try #require(merchant.compactMap { Self.table(name, in: $0) }.first)
        try await MerchantDatabase.open(folder: backend.folder).database.write {
            try $0.execute(
                sql: Self.merchant(ledger) + "PRAGMA user_version = \(last);")
        }
    }

    /// Returns the text with which a step created a table: a file is accepted only with exactly this text.
    static func table(_ name: String, in step: String) -> String? {
        guard let start = step.range(of: "CREATE TABLE \(name) ("),
            let end = step.range(of: ";", range: start.lowerBound..<step.endIndex)
        else { return nil }
        return String(step[start.lowerBound..<end.upperBound])
    }

    /// Returns SQL that converts the store's file back.
    ///
    /// - Parameter charges: The text of the older table.
    static func store(_ charges: String) -> String {
        """
        ALTER TABLE transactions DROP COLUMN revocation_revision;
        ALTER TABLE transactions DROP COLUMN withdrawal;
        ALTER TABLE charges RENAME TO newer_charges;
        \(charges)
        INSERT INTO charges SELECT transaction_id, kind, account, amount, currency, at
            FROM newer_charges;
        DROP TABLE newer_charges;
        """
    }

    private static func merchant(_ ledger: String) -> String {
        """
        \(MerchantFileDowngrade.withoutLongHistories)
        ALTER TABLE grants DROP COLUMN revision;
        ALTER TABLE grants DROP COLUMN withdrawn_share;
        \(ledger)
        INSERT INTO ledger_with_compensations
            SELECT account, version, at, kind, good, change, balance, environment,
                transaction_id, merchant_order, spend_id, note, paid_off FROM ledger;
        DROP TABLE ledger;
        ALTER TABLE ledger_with_compensations RENAME TO ledger;
        CREATE INDEX ledger_by_transaction ON ledger (transaction_id)
            WHERE transaction_id IS NOT NULL;
        """
    }
}
