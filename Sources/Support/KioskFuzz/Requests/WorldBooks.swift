import SandboxMerchant
import SandboxStore
import StoreAudit
import StoreFiles

/// Whether the books of a world add up: no request may charge, grant or give back what the other side does not know of.
enum WorldBooks {
    /// What a device says of itself is not among them: it may lie in its log (I14, I15), and at the store about the number that the
    /// merchant gave it (I21).
    private static let invariants = Invariant.allCases.filter { ![.i14, .i15, .i21].contains($0) }

    /// Looks at what store and merchant have written down.
    ///
    /// Nobody has waited for anything to come to its end.
    static func check(_ folder: String) throws {
        let sources = [
            StoreFileAudit.source(folder: folder), MerchantFileAudit.source(folder: folder),
        ]
        let violations = try FileSnapshots.read(sources) {
            (snapshots, isOneMoment) throws(FileFailure) in
            let facts = AuditFacts(
                devices: [], store: try StoreFileAudit.facts(snapshots[0]),
                merchant: try MerchantFileAudit.read(snapshots[1]).facts,
                isOneMoment: isOneMoment, holdsAllDevices: false)
            return Audit.check(invariants, facts).flatMap { result in
                result.violations.map { "\(result.invariant): \($0.subject): \($0.sentence)" }
            }
        }
        try demand(
            violations.isEmpty,
            "The books are wrong. \(violations.prefix(5).joined(separator: " "))")
    }
}
