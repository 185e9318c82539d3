import ArgumentParser
import PurchaseCore
import PurchaseEngine

/// Lists this device's transactions.
struct Transactions: KioskCommand {
    static let configuration = CommandConfiguration(
        abstract: "List this device's transactions, newest first; drives nothing.")

    @OptionGroup var options: GlobalOptions

    @Flag(help: "Only those on which something is still to happen.")
    var unfinished = false

    func run(_ settings: Settings) async throws -> Int32 {
        let backend = try await BackendSession.open(settings)
        let session = try await DriverSession.drivingOrReading(backend)
        let rows = await session.engine.snapshot().rows.filter { !unfinished || $0.isOpen }
        for row in rows { Report.row(row, backend) }
        if rows.isEmpty { settings.output.text("No transactions.") }
        return 0
    }
}
