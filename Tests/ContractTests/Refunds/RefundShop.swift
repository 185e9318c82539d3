import SandboxCore
import SandboxStore
import ShopTestSupport
import StoreAPI
import StoreModel
import StoreSigning

/// A store in which transactions are taken back and stand again.
struct RefundShop {
    let backend: Backend
    let phone: RawClient

    init(_ wiring: Wiring = .direct) async throws {
        backend = try await Backend(wiring)
        phone = try await backend.phone()
    }

    var control: any SandboxControl { backend.services.control }

    @discardableResult
    func change(
        _ id: TransactionID, _ change: TransactionChange
    ) async throws -> TransactionChangeReply {
        backend.clock.advance(milliseconds: 1_000)
        return try await control.change(id, change)
    }

    /// A transaction as the store signs it now for a phone, if it is told of it.
    func told(_ id: TransactionID, on phone: RawClient? = nil) async throws -> SignedTransaction? {
        let phone = phone ?? self.phone
        return try await phone.store.changes(after: 0, phone.context).transactions
            .map { try phone.read($0) }.first { $0.transaction.id == id }
    }

    /// What the account has paid in all.
    func paid() async throws -> Int64 {
        try await store().paid(by: "ann").first?.milliunits ?? 0
    }

    /// The store as another process has it, which tells the merchant nothing.
    func store() throws -> SandboxStoreService {
        try SandboxStoreService.open(
            StoreFile.open(folder: backend.folder),
            authority: try SandboxAuthority.openOrCreate(folder: backend.folder + "/authority"),
            shelf: CatalogCache(try TestCatalog.catalog()), clock: backend.clock)
    }

    /// Takes goods out.
    func spend(_ amount: Int64, id: SpendID) async throws {
        _ = try await phone.merchant.spend(
            SpendRequest(id: id, goods: GoodAmount(good: "gem", amount: amount), note: ""),
            phone.context)
    }

    /// Where the store's list of orders has a transaction.
    func state(of id: TransactionID) async throws -> SandboxOrder.State? {
        try await control.orders(limit: 100).first { $0.transactionID == id }?.state
    }
}
