import GRDB
import SandboxTables
import StoreFiles
import StoreModel

/// The store's clock, which every process that has the file open goes by.
extension StoreRows {
    /// How it runs; nil where nobody ever set it.
    func clock() throws -> StoreClock? { try Self.clock(try setting("clock")) }

    /// Reads what stands in the table.
    static func clock(_ text: String?) throws -> StoreClock? {
        guard let text else { return nil }
        let parts = text.split(separator: " ").compactMap { Int64($0) }
        guard parts.count == 3 else { throw DamagedRow(column: "value") }
        return StoreClock(
            machineTime: Timestamp(milliseconds: parts[0]),
            storeTime: Timestamp(milliseconds: parts[1]), rate: parts[2])
    }

    /// Lets it run like this from now on.
    func set(_ clock: StoreClock) throws {
        let parts = [clock.machineTime.milliseconds, clock.storeTime.milliseconds, clock.rate]
        try database.execute(
            cached: "INSERT OR REPLACE INTO settings (name, value) VALUES ('clock', ?)",
            arguments: [parts.map(String.init).joined(separator: " ")])
    }
}
