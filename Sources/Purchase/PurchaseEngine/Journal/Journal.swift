import GRDB
public import StoreAPI
import StoreFiles
public import StoreModel
import Synchronization

/// The memory of one device at one backend: an SQLite file that only one process writes.
///
/// One process drives a device, and any number read what it writes. A program that must not fail because another one
/// drives opens with ``open(folder:identity:device:merchant:)``, falls back to ``openReading(folder:identity:device:merchant:atMost:)``
/// when that throws ``JournalError/locked(_:)``, and waits for its turn beside that:
///
/// 1. It runs a ``PurchaseEngine`` on the reading journal; its snapshots follow the driver, and say in
///    `mode` that nothing can be bought here and why.
/// 2. It calls ``waitToDrive(folder:identity:device:merchant:)`` in a task, or ``takeOver(folder:identity:device:merchant:)`` on a thread
///    of its own. Both return once the driver has let go of its journal or died, however it died: the lock is the
///    system's. Neither keeps the process alive.
/// 3. With the journal that it got it makes a new engine, starts and runs that one, cancels the task of the reading
///    one and lets it go. The new engine goes on with every open order where the other process stopped.
///
/// A journal is let go when nothing refers to it any more: end `run()` and drop the engine that was made with it.
public final class Journal: Sendable {
    /// The folder of the device.
    let folder: String
    /// Random for each journal, by which the waits of devices differ; empty for a reader, which asks nobody.
    let seed: String
    /// The backend that the journal is pinned to.
    public let identity: BackendIdentity
    /// The phone.
    public let device: DeviceName
    /// Whose server judges what is bought on it.
    public let merchant: MerchantKind
    private let connection: Mutex<DatabaseQueue>
    private let lock: FileLock?
    /// What was found to be wrong with the file after it was opened.
    private let found = Mutex<JournalError?>(nil)
    private let damageInput: AsyncStream<JournalError>.Continuation
    /// Tells of damage that is found after the opening, to one listener.
    let damages: AsyncStream<JournalError>
    /// Who writes.
    let driver: DatabaseDriver
    /// What chance is drawn from where the same has to happen each time; nil for the system's.
    let chanceSeed: UInt64?
    /// Room for the end of what was begun.
    let reserve: ReserveFile

    init(
        folder: String, _ owner: JournalOwner, database: DatabaseQueue, lock: FileLock?,
        chanceSeed: UInt64? = nil
    ) throws(FileFailure) {
        // Readers ask nobody.
        seed =
            if lock == nil { "" } else if let chanceSeed { "\(chanceSeed)" } else {
                try Self.seed(database, path: Self.path(in: folder))
            }
        self.folder = folder
        identity = owner.identity
        device = owner.device
        merchant = owner.merchant
        self.reserve = Self.reserve(in: folder)
        driver = chanceSeed == nil ? .concurrent : .sequential
        self.chanceSeed = chanceSeed
        self.connection = Mutex(database)
        self.lock = lock
        (damages, damageInput) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    deinit { damageInput.finish() }

    /// Whether this process may write, and so drives the device.
    public var isDriving: Bool { lock != nil }

    /// The present connection.
    var database: DatabaseQueue { connection.withLock { $0 } }

    /// The database file.
    var path: String { Self.path(in: folder) }

    static func path(in folder: String) -> String { folder + "/journal.sqlite" }

    /// Why nothing may be written any more; nil as long as nothing wrong was found.
    var damage: JournalError? { found.withLock { $0 } }

    /// The file is not what was written: nothing is written any more, and nothing is repaired.
    func stop(_ damage: JournalError) {
        found.withLock { $0 = damage }
        damageInput.yield(damage)
    }

    /// Has a file that is too big to be checked at its opening checked beside the work.
    func checkLater() {
        DatabaseFile.checkLater(path) { [weak self] failure in self?.stop(JournalError(failure)) }
    }

    /// Closes the connection and opens another one, which sees what really is in the file.
    ///
    /// - Throws: ``JournalError``; the journal cannot be used until a later call succeeds.
    package func reopen() throws(JournalError) {
        // Whatever a failed commit left behind in the connection goes with it.
        try? database.close()
        do throws(FileFailure) {
            let fresh = try reserve.lending { () throws(FileFailure) in
                try Self.connect(
                    folder, JournalOwner(identity: identity, device: device, merchant: merchant))
            }
            connection.withLock { $0 = fresh }
            checkLater()
        } catch {
            throw JournalError(error)
        }
    }
}
