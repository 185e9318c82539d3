import PurchaseCore
import StoreAPI
import StoreModel

@testable import PurchaseEngine

extension Journal {
    /// Opens it as soon as it is free.
    ///
    /// The last task that ran an engine lets go of it after its end; and a process that another test is just starting has
    /// our locks until it has begun.
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
