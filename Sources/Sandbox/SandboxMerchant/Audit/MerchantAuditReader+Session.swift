import GRDB
import SandboxTables
package import StoreAudit
package import StoreFiles
import StoreModel

extension MerchantAuditReader {
    /// Returns the merchant's steps of all orders, oldest first.
    ///
    /// - Throws: `FileFailure.damaged` for a row that cannot be read.
    package static func steps(
        _ snapshot: FileSnapshots.Snapshot
    ) throws(FileFailure) -> [OrderStep] {
        try snapshot.read { try OrderStep.all(of: .merchant, in: $0) }
    }
}
