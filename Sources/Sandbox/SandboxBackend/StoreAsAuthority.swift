import SandboxCore
import SandboxMerchant
import SandboxStore
import StoreModel

/// The store beside the merchant, asked in the same process.
struct StoreAsAuthority: TransactionAuthority {
    /// The store.
    let store: SandboxStoreService

    func standing(of transactionID: TransactionID) async -> TransactionStanding {
        do {
            return try await store.standing(of: transactionID)
        } catch {
            return .noAnswer
        }
    }
}
