import StoreModel
import PurchaseCore
import ArgumentParser
import PurchaseEngine

struct LibraryCommand: ExistingProfileCommand, SessionCommand {
    static let configuration = CommandConfiguration(
        "library", "Show the wallet and the entitlements.",
        discussion: """
            The balance is the merchant's last statement plus the changes that this device has made since. With \
            --json: a line {"kind":"balance","good","amount"} for each good, {"kind":"debt",...} for goods that a \
            refund withdrew after they were spent, {"kind":"entitlement","productId","transactionId",...} for each \
            entitlement. If --backend does not answer, it shows what this device knows and says so on stderr.

            EXAMPLES
              kiosk library
              kiosk library --device phone-2
            """)
    @OptionGroup var options: GlobalOptions
    var changesState: Bool { false }

    func run(_ backend: BackendSession) async throws {
        let session = try await DeviceSession.drivingOrReading(backend)
        try await session.whileDriving { session in
            await session.waitUntilIdle(atMost: 5000)
            let snapshot = await session.engine.snapshot()
            let titles = await backend.titles(of: snapshot.entitlements.map(\.productID))
            backend.printer.library(snapshot, titles: titles)
            if let failure = backend.connectionFailure {
                backend.printer.out.note("\(failure.message) Showing what this device knows.")
            } else {
                backend.printer.failures(snapshot.failures)
            }
        }
    }
}
