import GRDB
import ShopTestSupport
import StoreAPI
import StoreFiles
import StoreModel
import Testing

@testable import SandboxMerchant
@testable import SandboxStore

@Suite("Files of the version before reversals")
struct RefundFileTests {
    @Test("are led on: what was refunded with them is still so, and can be reversed")
    func older() async throws {
        let shop = try await RefundShop()
        let kept = try await shop.phone.settle(try await shop.phone.noAds()).transaction.id
        let refunded = try await shop.phone.settle(try await shop.phone.gems()).transaction.id
        try await shop.change(refunded, .refund(.whole))
        try await stepBack(shop.backend)
        let services = try await shop.backend.again()
        let phone = try await shop.backend.phone(on: services)
        try await phone.expectWallet(has: 5, owes: 0)
        let again = try await services.control.change(refunded, .refund(.whole))
        #expect(again.isRepeated)
        #expect(again.moved == (try TestCatalog.price(-990)))
        _ = try await services.control.change(refunded, .reverse)
        try await phone.expectWallet(has: 65, owes: 0)
        _ = try await services.control.change(kept, .refund(.percentage(20_000)))
        try await phone.expectWallet(has: 64, owes: 0)
        #expect(try shop.backend.violations() == [])
    }

    /// Leads both files back to the version before.
    private func stepBack(_ backend: Backend) async throws {
        let store = StoreSchema.schema.version - 1
        try await StoreFile.open(folder: backend.folder).database.write {
            try $0.execute(sql: Self.olderStore + "PRAGMA user_version = \(store);")
        }
        let merchant = MerchantSchema.schema.version - 1
        try await MerchantFile.open(folder: backend.folder).database.write {
            try $0.execute(sql: Self.olderMerchant + "PRAGMA user_version = \(merchant);")
        }
    }

    private static let olderStore = """
        ALTER TABLE transactions DROP COLUMN revocation_revision;
        ALTER TABLE transactions DROP COLUMN withdrawal;
        CREATE TABLE older (
            transaction_id INTEGER NOT NULL REFERENCES transactions (id),
            kind TEXT NOT NULL CHECK (kind IN ('charge', 'refund')),
            account TEXT NOT NULL,
            amount INTEGER NOT NULL,
            currency TEXT NOT NULL,
            at INTEGER NOT NULL,
            PRIMARY KEY (transaction_id, kind)
        ) STRICT, WITHOUT ROWID;
        INSERT INTO older SELECT transaction_id, kind, account, amount, currency, at FROM charges;
        DROP TABLE charges;
        ALTER TABLE older RENAME TO charges;
        """

    private static let olderMerchant = """
        ALTER TABLE grants DROP COLUMN revision;
        ALTER TABLE grants DROP COLUMN withdrawn_share;
        CREATE TABLE older (
            account TEXT NOT NULL,
            version INTEGER NOT NULL CHECK (version >= 1),
            at INTEGER NOT NULL,
            kind TEXT NOT NULL
                CHECK (kind IN ('grant', 'spend', 'revocation', 'debt', 'compensation')),
            good TEXT NOT NULL,
            change INTEGER NOT NULL,
            balance INTEGER NOT NULL CHECK (balance >= 0),
            environment TEXT,
            transaction_id TEXT,
            merchant_order TEXT,
            spend_id TEXT,
            note TEXT NOT NULL,
            paid_off INTEGER
                CHECK (paid_off IS NULL OR (paid_off > 0 AND kind IN ('grant', 'compensation'))),
            PRIMARY KEY (account, version)
        ) STRICT, WITHOUT ROWID;
        INSERT INTO older SELECT account, version, at, kind, good, change, balance, environment,
            transaction_id, merchant_order, spend_id, note, paid_off FROM ledger;
        DROP TABLE ledger;
        ALTER TABLE older RENAME TO ledger;
        CREATE INDEX ledger_by_transaction ON ledger (transaction_id)
            WHERE transaction_id IS NOT NULL;
        """
}
