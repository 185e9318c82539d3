import ArgumentParser
import PurchaseCore
import PurchaseEngine
import StoreAPI
import StoreModel

/// The shop as plain lines: what is sold, what is owned, what is on its way.
struct Shop: KioskCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show what is sold, what is owned and what is on its way.")

    @OptionGroup var options: GlobalOptions

    func run(_ settings: Settings) async throws -> Int32 {
        let backend = try await BackendSession.open(settings)
        let session = try await DriverSession.drivingOrReading(backend)
        return try await session.whileDriving { session in
            await session.settle(atMost: 5000)
            let out = settings.output
            out.text(
                "SANDBOX no real money · \(settings.account) · \(settings.device) · "
                    + "\(backend.storefront.countryCode) · \(settings.locale.identifier) · embedded"
            )
            try await Products.list(session, nil)
            let snapshot = await session.engine.snapshot()
            if !snapshot.rows.isEmpty { out.text("") }
            for row in snapshot.rows.prefix(10) { Report.row(row, backend) }
            if !settings.output.isJSON {
                out.text("")
                out.text("Buy with: kiosk buy ID    All commands: kiosk --help")
            }
            return 0
        }
    }
}
