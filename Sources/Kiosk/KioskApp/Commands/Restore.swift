import StoreText
import ArgumentParser
import PurchaseEngine
import StoreModel

/// Brings back what can be restored.
struct Restore: KioskCommand {
    static let configuration = CommandConfiguration(
        abstract: "Bring back what was bought and can be restored.",
        discussion: """
            Non-consumables come back on every device of the account; consumables and non-renewing subscriptions do \
            not. It ends with one result: how many came back, which may be none. Nothing is charged or granted again.

            EXAMPLES
              kiosk restore --device phone-2

            EXIT CODES
              0   done
              69  the store did not answer
              75  another kiosk drives this device
            """)

    @OptionGroup var options: GlobalOptions

    func run(_ settings: Settings) async throws -> Int32 {
        let backend = try await BackendSession.open(settings)
        let session = try await DriverSession.driving(backend)
        return try await session.whileDriving { session in
            try await session.restore()
            return 0
        }
    }
}

extension DriverSession {
    /// Restores, and prints what came back and how many.
    func restore() async throws(CommandFailure) {
        await engine.note(.act("restore"))
        do throws(PurchaseError) {
            let rows = try await engine.restore()
            let report = backend.report
            report.transactions(await facts(rows))
            report.out.json(RestoredLine(count: rows.count))
            report.out.text(
                rows.isEmpty
                    ? backend.messages.text(.toastRestoredNothing)
                    : backend.messages.text(.toastRestored, String(rows.count)))
        } catch {
            throw CommandFailure(error, backend.messages)
        }
    }
}
