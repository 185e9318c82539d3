import GRDB
public import StoreAPI
import StoreFiles
public import StoreModel
import Synchronization

/// The journal of one device at one backend: an SQLite file that only one process writes.
///
/// One process drives a device, and any number of processes read its writes. A program that must also run while another
/// one drives calls ``open(folder:identity:device:merchant:)`` and falls back to
/// ``openReading(folder:identity:device:merchant:atMost:)`` when that throws ``JournalError/locked(_:)``. It then waits
/// for its turn:
///
/// 1. It runs a ``PurchaseEngine`` on the reading journal. The engine's snapshots follow the driver; their `mode` tells
///    that this process cannot buy, and why.
/// 2. It calls ``waitToDrive(folder:identity:device:merchant:)``, which returns once the driver has released its journal
///    or ended in any way, because the lock belongs to the operating system. The wait does not keep the process alive.
/// 3. It creates, starts and runs a new engine with the returned journal, cancels the task of the reading engine and
///    releases that engine. The new engine continues all open orders where the other process stopped.
///
/// A journal is released when nothing refers to it: end `run()` and drop the engine that was created with it.
public final class Journal: Sendable {
    /// The device's folder.
    let folder: String
    /// A random value of the journal that makes the backoff of devices differ; empty for a reader, which does not send
    /// requests.
    let seed: String
    /// The backend that the journal is pinned to.
    public let identity: BackendIdentity
    /// The device's name.
    public let device: DeviceName
    /// The kind of merchant that verifies the device's purchases.
    public let merchant: MerchantKind
    private let connection: Mutex<DatabaseQueue>
    private let lock: FileLock?
    /// The damage that was found after the file was opened.
    private let foundDamage = Mutex<JournalError?>(nil)
    private let damageInput: AsyncStream<JournalError>.Continuation
    /// Yields damage that is found after the file was opened; supports one consumer.
    let damages: AsyncStream<JournalError>
    /// Whether writes run concurrently or on the caller's thread.
    let driver: DatabaseDriver
    /// The seed of random values in a deterministic run; nil for the system's generator.
    let chanceSeed: UInt64?
    /// Reserved disk space to complete orders in progress.
    let reserve: ReserveFile

    init(
        folder: String, _ journalIdentity: JournalIdentity, database: DatabaseQueue,
        lock: FileLock?,
        chanceSeed: UInt64? = nil
    ) throws(FileFailure) {
        // Readers do not send requests and need no seed.
        seed =
            if lock == nil { "" } else if let chanceSeed { "\(chanceSeed)" } else {
                try Self.seed(database, path: Self.path(in: folder))
            }
        self.folder = folder
        identity = journalIdentity.backend
        device = journalIdentity.device
        merchant = journalIdentity.merchant
        self.reserve = Self.reserve(in: folder)
        driver = chanceSeed == nil ? .concurrent : .sequential
        self.chanceSeed = chanceSeed
        self.connection = Mutex(database)
        self.lock = lock
        (damages, damageInput) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    deinit { damageInput.finish() }

    /// Whether this process may write, and therefore drives the device.
    public var isDriving: Bool { lock != nil }

    /// The current connection.
    var database: DatabaseQueue { connection.withLock { $0 } }

    /// The path of the database file.
    var path: String { Self.path(in: folder) }

    static func path(in folder: String) -> String { folder + "/journal.sqlite" }

    /// The error after which nothing may be written; nil without damage.
    var damage: JournalError? { foundDamage.withLock { $0 } }

    /// Stops all writes after damage was found; the file is not repaired.
    func stop(_ damage: JournalError) {
        foundDamage.withLock { $0 = damage }
        damageInput.yield(damage)
    }

    /// Checks a file in the background that is too large to be checked on opening.
    func checkLater() {
        DatabaseFile.checkLater(path) { [weak self] failure in self?.stop(JournalError(failure)) }
    }

    /// Closes the connection and opens another one, which reads the actual contents of the file.
    ///
    /// - Throws: ``JournalError``; the journal cannot be used until a later call succeeds.
    package func reopen() throws(JournalError) {
        // Closing discards all state that a failed commit left in the connection.
        try? database.close()
        do throws(FileFailure) {
            let fresh = try reserve.retryIfFull { () throws(FileFailure) in
                try Self.connect(
                    folder, JournalIdentity(backend: identity, device: device, merchant: merchant))
            }
            connection.withLock { $0 = fresh }
            checkLater()
        } catch {
            throw JournalError(error)
        }
    }
}
