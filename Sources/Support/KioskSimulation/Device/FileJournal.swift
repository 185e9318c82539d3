import PurchaseCore
import PurchaseEngine
import StoreAPI
package import StoreModel
import Synchronization

/// The engine's own journal in a folder, used from one thread.
package final class FileJournal: Sendable {
    private let folder: String
    private let device: DeviceName
    private let open: Mutex<Journal?>

    /// Opens, or makes, the journal in a folder.
    package init(folder: String, device: DeviceName) throws {
        self.folder = folder
        self.device = device
        open = Mutex(try Journal.open(folder: folder, identity: Self.identity, device: device))
    }

    func append(
        _ steps: [JournalStep], _ account: AccountName, _ projection: JournalProjection
    ) throws {
        try journal().appendBlocking(steps, account: account, projection: projection)
    }

    /// The process dies and another one opens the file; the same for one that opens it anew after a failure.
    func reopen() throws {
        try open.withLock { journal in
            // The lock goes with the old one, once no child that is just being started has it any more.
            journal = nil
            journal = try Journal.takeOver(
                folder: folder, identity: Self.identity, device: device)
        }
    }

    func openWork(_ account: AccountName) throws -> QueueState {
        try journal().openWork(account)
    }

    func payment(_ id: IntentID, _ account: AccountName) throws -> Payment? {
        try journal().payment(id, account)
    }

    func delivery(_ id: TransactionID, _ account: AccountName) throws -> Delivery? {
        try journal().delivery(id, account)
    }

    private func journal() throws -> Journal {
        guard let journal = open.withLock({ $0 }) else { throw Closed() }
        return journal
    }

    /// The journal could not be opened again.
    private struct Closed: Error {}

    private static let identity = BackendIdentity(
        storeID: "00000000-0000-4000-8000-000000000000", rootFingerprint: "simulated",
        rootCertificate: "", bundleID: Shelf.bundleID)
}
