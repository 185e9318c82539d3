import ArgumentParser
import PurchaseEngine

/// Shows the wallet and what is owned.
struct Library: KioskCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show the wallet and what is owned.")

    @OptionGroup var options: GlobalOptions

    func run(_ settings: Settings) async throws -> Int32 {
        let backend = try await BackendSession.open(settings)
        let session = try await DriverSession.drivingOrReading(backend)
        return try await session.whileDriving { session in
            await session.settle(atMost: 5000)
            Report.library(await session.engine.snapshot(), backend)
            return 0
        }
    }
}
