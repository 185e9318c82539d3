import GRDB
import SandboxTables
package import StoreAudit
package import StoreFiles
import StoreModel

extension MerchantFileAudit {
    /// What happened to all orders at the merchant, oldest first.
    ///
    /// - Throws: `FileFailure.damaged` for what cannot be read.
    package static func steps(
        _ snapshot: FileSnapshots.Snapshot
    ) throws(FileFailure) -> [OrderStep] {
        try snapshot.read { try OrderStep.all(of: .merchant, in: $0) }
    }
}
