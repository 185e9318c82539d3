import GRDB
import SandboxTables
import StoreFiles
import StoreModel

/// The store's clock, which all processes on the file share.
extension StoreTables {
    /// Returns the clock; nil if it was never set.
    func clock() throws -> StoreClock? { try Self.clock(try setting("clock")) }

    /// Parses the clock's setting.
    static func clock(_ text: String?) throws -> StoreClock? {
        guard let text else { return nil }
        let parts = text.split(separator: " ").compactMap { Int64($0) }
        guard parts.count == 3 else { throw DamagedRow(column: "value") }
        return StoreClock(
            machineTime: Timestamp(milliseconds: parts[0]),
            storeTime: Timestamp(milliseconds: parts[1]), rate: parts[2])
    }

    func set(_ clock: StoreClock) throws {
        let parts = [clock.machineTime.milliseconds, clock.storeTime.milliseconds, clock.rate]
        try database.execute(
            cached: "INSERT OR REPLACE INTO settings (name, value) VALUES ('clock', ?)",
            arguments: [parts.map(String.init).joined(separator: " ")])
    }
}
