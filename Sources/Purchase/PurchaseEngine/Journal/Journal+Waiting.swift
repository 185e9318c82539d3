public import StoreAPI
import StoreFiles
public import StoreModel
import Synchronization

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
        let journalWait = DriverLockWait()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                journalWait.begin(continuation)
                Thread.start { journalWait.end { try wait(folder, journalIdentity, journalWait) } }
            }
        } onCancel: {
            journalWait.cancel()
        }
    }

    private static func wait(
        _ folder: String, _ journalIdentity: JournalIdentity, _ journalWait: DriverLockWait
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

/// One wait for a journal, which is resumed exactly once: at its end or on cancellation.
private final class DriverLockWait: Sendable {
    private enum State {
        case new
        case waiting(CheckedContinuation<Journal, any Error>)
        case over
    }

    private let state = Mutex(State.new)

    var isOver: Bool { state.withLock { if case .over = $0 { true } else { false } } }

    func begin(_ continuation: CheckedContinuation<Journal, any Error>) {
        let isCancelled = state.withLock { state in
            if case .over = state { return true }
            state = .waiting(continuation)
            return false
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) }
    }

    /// Runs the wait, and resumes the caller with its result unless it was cancelled.
    func end(_ body: () throws -> Journal) {
        let result = Result(catching: body)
        takeContinuation()?.resume(with: result)
    }

    func cancel() { takeContinuation()?.resume(throwing: CancellationError()) }

    private func takeContinuation() -> CheckedContinuation<Journal, any Error>? {
        state.withLock { state in
            defer { state = .over }
            if case .waiting(let continuation) = state { return continuation }
            return nil
        }
    }
}
