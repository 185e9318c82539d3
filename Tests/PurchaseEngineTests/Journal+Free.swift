import PurchaseCore
import StoreAPI
import StoreModel

@testable import PurchaseEngine

extension Journal {
    /// Opens the journal as soon as its lock is free.
    ///
    /// The last task that ran an engine releases the lock only after the engine has ended, and a process that another
    /// test is starting holds a copy of our lock until it executes its program.
    static func openOnceFree(
        _ folder: String, _ identity: BackendIdentity, merchant: MerchantKind = .backend
    ) throws(JournalError) -> Journal {
        while true {
            do throws(JournalError) {
                return try open(
                    folder: folder, identity: identity, device: "phone", merchant: merchant)
            } catch .locked {
                continue
            }
        }
    }
}
