import SandboxCore
import SandboxStore
import ShopTestSupport
import StoreAPI
import StoreModel
import StoreSigning

/// A store in which transactions are refunded and reversed.
struct RefundShop {
    let backend: TestBackend
    let phone: RawClient

    init(_ wiring: Wiring = .direct) async throws {
        backend = try await TestBackend(wiring)
        phone = try await backend.rawClient()
    }

    var control: any SandboxControl { backend.services.control }

    @discardableResult
    func change(
        _ id: TransactionID, _ change: TransactionChange
    ) async throws -> TransactionChangeReply {
        backend.clock.advance(milliseconds: 1_000)
        return try await control.change(id, change)
    }

    /// Returns a transaction in the form that the store now sends to a device, if it sends it.
    func receivedTransaction(_ id: TransactionID, on phone: RawClient? = nil) async throws
        -> SignedTransaction?
    {
        let phone = phone ?? self.phone
        return try await phone.store.changes(after: 0, phone.context).transactions
            .map { try phone.read($0) }.first { $0.transaction.id == id }
    }

    /// Returns the account's total payments.
    func paid() async throws -> Int64 {
        try await store().paid(by: "ann").first?.milliunits ?? 0
    }

    /// Opens the store as another process would, which does not notify the merchant.
    func store() throws -> SandboxStoreService {
        try SandboxStoreService.open(
            StoreDatabase.open(folder: backend.folder),
            authority: try SandboxAuthority.openOrCreate(folder: backend.folder + "/authority"),
            catalogCache: CatalogCache(try TestCatalog.catalog()), clock: backend.clock)
    }

    /// Spends gems.
    func spend(_ amount: Int64, id: SpendID) async throws {
        _ = try await phone.merchant.spend(
            SpendRequest(id: id, goods: GoodAmount(good: "gem", amount: amount), note: ""),
            phone.context)
    }

    /// Returns the state of a transaction in the store's list of orders.
    func state(of id: TransactionID) async throws -> SandboxOrder.State? {
        try await control.orders(limit: 100).first { $0.transactionID == id }?.state
    }
}
