import GRDB
public import StoreAPI
import StoreFiles
public import StoreModel

extension Journal {
    /// Opens, or makes, the journal in a folder to drive the device.
    ///
    /// The store's id and root are pinned at the first use; another backend or another root is refused. So is another
    /// kind of merchant, once something was bought.
    /// - Throws: ``JournalError``; `locked` while another process drives.
    public static func open(
        folder: String, identity: BackendIdentity, device: DeviceName,
        merchant: MerchantKind = .backend
    ) throws(JournalError) -> Journal {
        do throws(FileFailure) {
            try PrivateFolder.make(folder)
            let lock = try FileLock.take(lockPath(in: folder))
            return try driving(
                folder, JournalOwner(identity: identity, device: device, merchant: merchant), lock)
        } catch {
            throw JournalError(error)
        }
    }

    /// Drives the device in a world in which one thing happens after the other: what is written is written on the
    /// caller's thread, and chance is drawn from a seed.
    ///
    /// - Throws: As ``open(folder:identity:device:merchant:)``.
    package static func openSequentially(
        _ file: JournalFile, identity: BackendIdentity, device: DeviceName, seed: UInt64
    ) throws(JournalError) -> Journal {
        let owner = JournalOwner(identity: identity, device: device, merchant: .backend)
        do throws(FileFailure) {
            let lock = try FileLock.take(lockPath(in: file.folder))
            try BackendPins.pin(owner, in: file.database, path(in: file.folder))
            return try driving(file.folder, owner, lock, file.database, chanceSeed: seed)
        } catch {
            throw JournalError(error)
        }
    }

    /// As ``open(folder:identity:device:merchant:)``, but waits for the present driver to end; blocks its thread.
    ///
    /// Call it on a thread of its own, never in a task: the wait may last for days. It ends with the process, and
    /// cannot be given up otherwise; ``waitToDrive(folder:identity:device:merchant:)`` can.
    /// - Throws: ``JournalError``; never `locked`.
    public static func takeOver(
        folder: String, identity: BackendIdentity, device: DeviceName,
        merchant: MerchantKind = .backend
    ) throws(JournalError) -> Journal {
        do throws(FileFailure) {
            try PrivateFolder.make(folder)
            let lock = try FileLock.wait(lockPath(in: folder))
            return try driving(
                folder, JournalOwner(identity: identity, device: device, merchant: merchant), lock)
        } catch {
            throw JournalError(error)
        }
    }

    static func lockPath(in folder: String) -> String { folder + "/driver.lock" }

    static func driving(
        _ folder: String, _ owner: JournalOwner, _ lock: FileLock
    ) throws(FileFailure) -> Journal {
        // What was begun before the disk was full can still come to its end.
        let database = try reserve(in: folder).lending { () throws(FileFailure) in
            try connect(folder, owner)
        }
        let journal = try driving(folder, owner, lock, database)
        journal.checkLater()
        return journal
    }

    /// On a connection that is open, to a journal of this backend and merchant.
    private static func driving(
        _ folder: String, _ owner: JournalOwner, _ lock: FileLock, _ database: DatabaseQueue,
        chanceSeed: UInt64? = nil
    ) throws(FileFailure) -> Journal {
        let journal = try Journal(
            folder: folder, owner, database: database, lock: lock, chanceSeed: chanceSeed)
        // Where there is no room now, no purchase begins until there is.
        try? journal.keepRoom()
        return journal
    }

    /// A connection to write, to a journal of this backend and merchant.
    static func connect(
        _ folder: String, _ owner: JournalOwner
    ) throws(FileFailure) -> DatabaseQueue {
        let path = path(in: folder)
        // Opening to write may change the file, so another backend's is refused before that.
        if case .pinned(let pins) = BackendPins.peek(path) { try pins.check(owner.identity, path) }
        let database = try DatabaseFile.open(path, schema: JournalSchema.schema)
        try BackendPins.pin(owner, in: database, path)
        return database
    }
}
