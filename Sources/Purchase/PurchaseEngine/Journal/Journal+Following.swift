import GRDB
import Glibc
public import StoreAPI
import StoreFiles
public import StoreModel

extension Journal {
    /// Opens an existing journal to read what its driver writes.
    ///
    /// If a driver is just creating the journal, the call blocks its thread until the journal exists.
    ///
    /// - Parameter limit: The longest time to wait for such a driver, in milliseconds.
    /// - Throws: ``JournalError``; `missing` if the device was never driven or the limit has passed, `refused` if the
    ///   journal belongs to another backend, root or kind of merchant.
    public static func openReading(
        folder: String, identity: BackendIdentity, device: DeviceName,
        merchant: MerchantKind = .backend, atMost limit: Int = 5000
    ) throws(JournalError) -> Journal {
        let path = path(in: folder)
        try waitUntilCreated(folder, limit)
        do throws(FileFailure) {
            let database = try DatabaseFile.openReadOnly(path, schema: JournalSchema.schema)
            let pins = try DatabaseFile.translating(path) {
                try database.read { try JournalBinding.read($0) }
            }
            let journalIdentity = JournalIdentity(
                backend: identity, device: device, merchant: merchant)
            try pins?.check(identity, path)
            try pins?.check(merchant, path)
            return try Journal(folder: folder, journalIdentity, database: database, lock: nil)
        } catch {
            throw JournalError(error)
        }
    }

    /// Waits until the driver has created the journal. A driver acquires its lock, creates the file and pins the
    /// backend in quick succession; a reader in between polls, as SQLite does for a busy file.
    private static func waitUntilCreated(_ folder: String, _ limit: Int) throws(JournalError) {
        let path = path(in: folder)
        let pause = 10
        var waited = 0
        while JournalBinding.inspect(path) == .notPinned {
            guard FileStatus.size(of: lockPath(in: folder)) != nil, waited < limit else {
                throw .missing(
                    "\(path) does not exist: no kiosk has used this device yet. "
                        + "Nothing was charged. Open the shop on it first.")
            }
            usleep(UInt32(pause) * 1000)
            waited += pause
        }
    }
}
