import StoreModel
import PurchaseCore
import ArgumentParser
import PurchaseEngine

/// The command `kiosk library`: prints the wallet and the entitlements.
struct Library: KioskCommand {
    static let configuration = CommandConfiguration(
        commandName: "library",
        abstract: "Show the wallet and what is owned.",
        discussion: """
            The balance is the merchant's statement with what this device has done since. With --json: a line \
            {"kind":"balance","good","amount"} for each good, {"kind":"debt",...} for what a refund took back and was \
            spent, {"kind":"entitlement","productId","transactionId",...} for what is owned. \
            Where nobody answers at --backend, it is what this device knows, and that is said on stderr.

            EXAMPLES
              kiosk library
              kiosk library --device phone-2
            """)

    @OptionGroup var options: GlobalOptions

    func run(_ settings: Settings) async throws -> Int32 {
        let backend = try await BackendSession.open(settings)
        let session = try await DriverSession.drivingOrReading(backend)
        return try await session.whileDriving { session in
            await session.settle(atMost: 5000)
            await session.showLibrary()
            return 0
        }
    }
}

extension DriverSession {
    /// Prints the wallet and the entitlements.
    func showLibrary() async {
        let snapshot = await engine.snapshot()
        let titles = await backend.titles(of: snapshot.entitlements.map(\.productID))
        backend.report.library(snapshot, titles: titles)
        if let silence = backend.silence {
            backend.report.out.note("\(silence.message) This is what this device knows.")
        } else {
            backend.report.failures(snapshot.failures)
        }
    }
}
