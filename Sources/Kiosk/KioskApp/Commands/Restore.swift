import ArgumentParser
import PurchaseEngine
import StoreModel

/// Brings back what can be restored.
struct Restore: KioskCommand {
    static let configuration = CommandConfiguration(
        abstract: "Bring back what was bought and can be restored.")

    @OptionGroup var options: GlobalOptions

    func run(_ settings: Settings) async throws -> Int32 {
        let backend = try await BackendSession.open(settings)
        let session = try await DriverSession.driving(backend)
        return try await session.whileDriving { session in
            do throws(PurchaseError) {
                let rows = try await session.engine.restore()
                for row in rows { Report.row(row, backend) }
                settings.output.note("\(rows.count) restored")
                return 0
            } catch {
                throw CommandFailure(error, backend.messages)
            }
        }
    }
}
