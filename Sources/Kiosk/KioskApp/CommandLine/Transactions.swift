import ArgumentParser
import PurchaseCore
import PurchaseEngine
import SandboxBackend
import StoreAPI
import StoreModel

/// The command `kiosk transactions`: lists this device's transactions.
struct Transactions: KioskCommand {
    static let configuration = CommandConfiguration(
        commandName: "transactions",
        abstract: "List this device's transactions, newest first.",
        discussion: """
            Works while another kiosk process is using the device. With --json, it prints one object for each \
            transaction: intentId, transactionId, originalTransactionId, merchantOrder, productId, title, type, \
            quantity, price (the total in milliunits), currency, displayPrice, purchaseDate, revocationDate, state \
            (purchasing, deferred, purchased, failed, restored, finished), stage, reason, charged (yes, no, unknown), \
            late (open for more than an hour), at. Dates are in the store's time, except at, the time of the device's \
            last change, which is in the device's time.

            EXAMPLES
              kiosk transactions
              kiosk transactions --unfinished --json
            """)

    @OptionGroup var options: GlobalOptions

    @Flag(help: "Show only transactions that are not completed.")
    var unfinished = false

    func run(_ settings: Settings) async throws -> Int32 {
        let backend = try await BackendSession.open(settings)
        let session = try await DriverSession.drivingOrReading(backend)
        await session.showTransactions(isUnfinishedOnly: unfinished)
        return 0
    }
}

extension DriverSession {
    /// Prints the transactions of this device, and the next steps for open ones.
    func showTransactions(isUnfinishedOnly: Bool = false, limit: Int = .max) async {
        let snapshot = await engine.snapshot()
        let rows = snapshot.rows.filter { !isUnfinishedOnly || $0.isOpen }
        let report = backend.report
        let clock = await storeClock() ?? snapshot.subscriptions.clock
        report.transactions(await facts(Array(rows.prefix(limit))), clock)
        if rows.isEmpty {
            report.out.text(
                isUnfinishedOnly ? "There are no open transactions." : "There are no transactions.")
        }
        report.nextSteps(rows)
    }

    /// Reads the clock of an embedded store, which another command may have set since the engine's last update; nil for
    /// a shared store, or if the store does not answer.
    private func storeClock() async -> StoreClock? {
        guard case .embedded(let store) = backend.side, let time = try? await store.time() else {
            return nil
        }
        return StoreClock(
            machineTime: settings.clock.now(), storeTime: time.now, rate: time.rate)
    }
}
