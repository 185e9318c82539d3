import GRDB
public import StoreAPI
import StoreFiles
public import StoreModel

extension Journal {
    /// Opens or creates the journal in a folder to drive the device.
    ///
    /// The store's ID and root are pinned at the first use; another backend or root is refused. Another kind of
    /// merchant is refused after the first purchase.
    ///
    /// - Throws: ``JournalError``; `locked` while another process drives.
    public static func open(
        folder: String, identity: BackendIdentity, device: DeviceName,
        merchant: MerchantKind = .backend
    ) throws(JournalError) -> Journal {
        do throws(FileFailure) {
            try PrivateFolder.create(folder)
            let lock = try FileLock.acquire(lockPath(in: folder))
            return try makeDriver(
                folder, JournalIdentity(backend: identity, device: device, merchant: merchant), lock
            )
        } catch {
            throw JournalError(error)
        }
    }

    /// Opens a journal to drive the device in a deterministic simulation: writes run on the caller's thread, and random
    /// values come from a seed.
    ///
    /// - Throws: As ``open(folder:identity:device:merchant:)``.
    package static func openSequentially(
        _ file: JournalFile, identity: BackendIdentity, device: DeviceName, seed: UInt64
    ) throws(JournalError) -> Journal {
        let journalIdentity = JournalIdentity(backend: identity, device: device, merchant: .backend)
        do throws(FileFailure) {
            let lock = try FileLock.acquire(lockPath(in: file.folder))
            try JournalBinding.pin(journalIdentity, in: file.database, path(in: file.folder))
            return try makeDriver(
                file.folder, journalIdentity, lock, file.database, chanceSeed: seed)
        } catch {
            throw JournalError(error)
        }
    }

    static func lockPath(in folder: String) -> String { folder + "/driver.lock" }

    static func makeDriver(
        _ folder: String, _ journalIdentity: JournalIdentity, _ lock: FileLock
    ) throws(FileFailure) -> Journal {
        // The reserve lets orders that started before the disk was full be completed.
        let database = try reserve(in: folder).retryIfFull { () throws(FileFailure) in
            try connect(folder, journalIdentity)
        }
        let journal = try makeDriver(folder, journalIdentity, lock, database)
        journal.checkLater()
        return journal
    }

    /// Creates the driving journal on an open connection to this backend and merchant.
    private static func makeDriver(
        _ folder: String, _ journalIdentity: JournalIdentity, _ lock: FileLock,
        _ database: DatabaseQueue,
        chanceSeed: UInt64? = nil
    ) throws(FileFailure) -> Journal {
        let journal = try Journal(
            folder: folder, journalIdentity, database: database, lock: lock, chanceSeed: chanceSeed)
        // Without enough space, purchases are refused until there is.
        try? journal.reserveSpace()
        return journal
    }

    /// Opens a connection for writing to a journal of this backend and merchant.
    static func connect(
        _ folder: String, _ journalIdentity: JournalIdentity
    ) throws(FileFailure) -> DatabaseQueue {
        let path = path(in: folder)
        // Opening for writing may change the file, so the journal of another backend is refused before.
        if case .pinned(let pins) = JournalBinding.inspect(path) {
            try pins.check(journalIdentity.backend, path)
        }
        let database = try DatabaseFile.open(path, schema: JournalSchema.schema)
        try JournalBinding.pin(journalIdentity, in: database, path)
        return database
    }
}
