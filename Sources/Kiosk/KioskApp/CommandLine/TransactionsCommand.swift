import ArgumentParser
import PurchaseCore
import PurchaseEngine
import SandboxBackend
import StoreAPI
import StoreModel

struct TransactionsCommand: ExistingProfileCommand, SessionCommand {
    static let configuration = CommandConfiguration(
        "transactions", "List this device's transactions, newest first.",
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
    var changesState: Bool { false }
    @Flag(help: "Show only transactions that are not completed.")
    var unfinished = false

    func run(_ backend: BackendSession) async throws {
        let session = try await DeviceSession.drivingOrReading(backend)
        await session.showTransactions(isUnfinishedOnly: unfinished)
    }
}

extension DeviceSession {
    /// Prints the transactions of this device, and the next steps for open ones.
    func showTransactions(isUnfinishedOnly: Bool = false, limit: Int = .max) async {
        let report = backend.printer
        var snapshot = await engine.snapshot()
        do throws(JournalError) {
            // All open transactions are loaded.
            while !isUnfinishedOnly, snapshot.hasOlderRows, snapshot.rows.count < limit {
                try await engine.showOlderRows()
                snapshot = await engine.snapshot()
            }
        } catch {
            report.out.note(error.message)
        }
        let rows = snapshot.rows.filter { !isUnfinishedOnly || $0.isOpen }
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
        guard case .embedded(let store) = backend.connectedBackend,
            let time = try? await store.time()
        else {
            return nil
        }
        return StoreClock(
            machineTime: settings.clock.now(), storeTime: time.now, rate: time.rate)
    }
}

struct FinishCommand: ExistingProfileCommand, SessionCommand {
    static let configuration = CommandConfiguration(
        "finish", "Finish a delivered transaction.",
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

    func run(_ backend: BackendSession) async throws {
        let session = try await DeviceSession.driving(backend, autoFinish: false)
        let id = try await session.transaction(named: transaction)
        try await session.whileDriving { session in
            await session.waitUntilIdle(atMost: 5000)
            await session.engine.log(.action("finish", transactionID: id))
            try await session.engine.finish(id)
            let snapshot = await session.engine.snapshot()
            let rows = snapshot.rows.filter { $0.transactionID == id }
            backend.printer.transactions(
                await session.facts(rows), snapshot.subscriptions.clock)
        }
    }
}
