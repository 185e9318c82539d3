import PurchaseCore
import ArgumentParser
import PurchaseEngine
import StoreModel

/// The command `kiosk finish`: finishes a delivered transaction by hand.
struct Finish: KioskCommand {
    static let configuration = CommandConfiguration(
        commandName: "finish",
        abstract: "Finish a delivered transaction.",
        discussion: """
            EXAMPLES
              kiosk buy gems.60 --no-auto-finish
              kiosk transactions --unfinished
              kiosk finish M-2026-000001

            EXIT CODES
              0   finished
              3   the store did not answer: the device sends it again at the next start
              64  the name matches several transactions
              65  no such transaction
              75  another kiosk is using this device
              77  the transaction is not delivered yet
            """)

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The transaction: any unique part of its ID, intent ID or order number.")
    var transaction: String

    func run(_ settings: Settings) async throws -> Int32 {
        let backend = try await BackendSession.open(settings)
        let session = try await DriverSession.driving(backend, autoFinish: false)
        let id = try await session.transaction(named: transaction)
        return try await session.whileDriving { session in
            await session.settle(atMost: 5000)
            await session.engine.note(.act("finish", transactionID: id))
            do throws(FinishError) {
                try await session.engine.finish(id)
            } catch {
                throw CommandFailure(error)
            }
            let snapshot = await session.engine.snapshot()
            let rows = snapshot.rows.filter { $0.transactionID == id }
            backend.report.transactions(
                await session.facts(rows), snapshot.subscriptions.clock)
            return 0
        }
    }
}
