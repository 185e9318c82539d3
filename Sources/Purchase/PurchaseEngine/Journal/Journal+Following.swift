import GRDB
import Glibc
public import StoreAPI
import StoreFiles
public import StoreModel

extension Journal {
    /// Opens an existing journal to read what its driver writes.
    ///
    /// A driver that is only just making the journal is waited for, with its thread blocked.
    /// - Parameter limit: How long to wait for such a driver at most, in milliseconds.
    /// - Throws: ``JournalError``; `missing` where nobody ever drove or the limit has passed, `refused` where the journal
    ///   belongs to another backend, root or kind of merchant.
    public static func openReading(
        folder: String, identity: BackendIdentity, device: DeviceName,
        merchant: MerchantKind = .backend, atMost limit: Int = 5000
    ) throws(JournalError) -> Journal {
        let path = path(in: folder)
        try waitUntilMade(folder, limit)
        do throws(FileFailure) {
            let database = try DatabaseFile.openReading(path, schema: JournalSchema.schema)
            let pins = try DatabaseFile.translating(path) {
                try database.read { try BackendPins.read($0) }
            }
            let owner = JournalOwner(identity: identity, device: device, merchant: merchant)
            try pins?.check(identity, path)
            try pins?.check(merchant, path)
            return try Journal(folder: folder, owner, database: database, lock: nil)
        } catch {
            throw JournalError(error)
        }
    }

    /// A driver takes its lock, makes the file and pins the backend, in this order and at once; who reads in between
    /// looks again a little later, as SQLite does with a file that is busy.
    private static func waitUntilMade(_ folder: String, _ limit: Int) throws(JournalError) {
        let path = path(in: folder)
        let pause = 10
        var waited = 0
        while BackendPins.peek(path) == .unmade {
            guard FileStatus.size(of: lockPath(in: folder)) != nil, waited < limit else {
                throw .missing(
                    "\(path) does not exist: no kiosk has driven this device yet. "
                        + "Nothing was charged; open the shop on it first.")
            }
            usleep(UInt32(pause) * 1000)
            waited += pause
        }
    }
}
