public import StoreAPI
import StoreFiles
public import StoreModel

extension Journal {
    /// Waits until this process may drive, without blocking the caller's thread.
    ///
    /// A cancelled wait ends at once, and releases the lock when it acquires it later.
    ///
    /// - Throws: ``JournalError``, never `locked`; `CancellationError` when the task is cancelled.
    public static func waitToDrive(
        folder: String, identity: BackendIdentity, device: DeviceName,
        merchant: MerchantKind = .backend
    ) async throws -> Journal {
        let journalIdentity = JournalIdentity(backend: identity, device: device, merchant: merchant)
        let journalWait = OneShotContinuation<Journal>()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                journalWait.begin(continuation)
                Thread.start {
                    journalWait.end(
                        Result { try wait(folder, journalIdentity, journalWait) })
                }
            }
        } onCancel: {
            journalWait.cancel()
        }
    }

    private static func wait(
        _ folder: String, _ journalIdentity: JournalIdentity,
        _ journalWait: OneShotContinuation<Journal>
    ) throws -> Journal {
        do throws(FileFailure) {
            try PrivateFolder.create(folder)
            let lock = try FileLock.wait(lockPath(in: folder))
            // The wait was cancelled, so the lock is released and the journal is not opened.
            if journalWait.isOver { throw FileFailure.locked(folder) }
            return try makeDriver(folder, journalIdentity, lock)
        } catch {
            throw JournalError(error)
        }
    }
}
