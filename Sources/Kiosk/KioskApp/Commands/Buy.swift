import ArgumentParser
import PurchaseCore
import PurchaseEngine
import StoreModel

/// Buys one product and prints each state on the way.
struct Buy: KioskCommand {
    static let configuration = CommandConfiguration(abstract: "Buy a product.")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The product: its id, or any part of it that only one id has.")
    var product: String

    @Option(help: "How many, 1 to 10.")
    var quantity: String = "1"

    @Option(help: "The id of this purchase (a UUID); buying again with the same one charges once.")
    var intent: String?

    @Option(help: "How long to wait for the outcome, in seconds.")
    var timeout: Int = 30

    func run(_ settings: Settings) async throws -> Int32 {
        guard let count = Int(quantity), (1...10).contains(count) else {
            throw CommandFailure(
                64, "invalid-quantity",
                "--quantity “\(quantity.prefix(40))” is no number from 1 to 10. Nothing was charged."
            )
        }
        if let intent, !UniqueID.isUUID(intent) {
            throw CommandFailure.usage("--intent “\(intent.prefix(40))” is no UUID.")
        }
        let backend = try await BackendSession.open(settings)
        let wanted = try await backend.product(named: product)
        let session = try await DriverSession.driving(backend)
        let id = IntentID(intent?.lowercased() ?? SystemEngineClock().newID())
        return try await session.whileDriving { session in
            try await buy(wanted, count, id, session)
        }
    }

    private func buy(
        _ product: Product, _ count: Int, _ id: IntentID, _ session: DriverSession
    ) async throws -> Int32 {
        let limit = Int64(max(1, min(timeout, 3600))) * 1000
        let outcome = session.settings.outcome
        return try await withThrowingTaskGroup(of: Int32?.self) { group in
            group.addTask {
                try await result(session) { () async throws(PurchaseError) in
                    try await session.engine.purchase(
                        product, quantity: count, outcome: outcome, intentID: id)
                }
            }
            group.addTask {
                let clock = SystemEngineClock()
                try? await clock.sleep(until: clock.now().adding(milliseconds: limit))
                return nil
            }
            group.addTask {
                await follow(id, session)
                return nil
            }
            // The purchase itself answers, or its cancellation does when the time is up.
            var code: Int32?
            while code == nil, let next = try await group.next() {
                if let next { code = next } else { group.cancelAll() }
            }
            group.cancelAll()
            return code ?? 3
        }
    }

    /// Prints a line for each change, until the task is cancelled; the last line is the result.
    private func follow(_ id: IntentID, _ session: DriverSession) async {
        var last: TransactionRow?
        for await snapshot in await session.engine.updates() {
            guard let row = snapshot.rows.first(where: { $0.intentID == id }), row != last else {
                continue
            }
            last = row
            Report.row(row, session.backend)
            if !row.isOpen { break }
        }
        // Stays until the purchase ends, so that the end of the lines does not end the command.
        while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
    }

    private func result(
        _ session: DriverSession, _ purchase: () async throws(PurchaseError) -> PurchaseResult
    ) async throws -> Int32 {
        do throws(PurchaseError) {
            switch try await purchase() {
            case .success: return 0
            case .pending:
                session.settings.output.note(
                    "It waits for approval; nothing is charged until then. "
                        + "Approve it with: kiosk sandbox approve")
                return 2
            case .userCancelled: return 1
            }
        } catch {
            throw CommandFailure(error, session.backend.messages)
        }
    }
}
