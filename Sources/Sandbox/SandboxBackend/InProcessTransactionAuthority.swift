import SandboxCore
import SandboxMerchant
import SandboxStore
import StoreModel

/// The merchant's access to the store in the same process.
struct InProcessTransactionAuthority: TransactionAuthority {
    let store: SandboxStoreService

    func lookup(
        of transactionID: TransactionID, for account: AccountName
    ) async -> StoreLookup {
        do {
            return try await store.lookup(of: transactionID, for: account)
        } catch {
            return .noAnswer
        }
    }

    func orders(like name: OrderName) async -> [OrderNumbers]? {
        try? await store.orders(like: name)
    }

    func order(_ numbers: OrderNumbers) async -> StoreOrderLookup {
        do {
            return try await store.storeOrder(of: numbers)
        } catch {
            return .noAnswer
        }
    }
}
