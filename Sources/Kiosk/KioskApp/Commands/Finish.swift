import ArgumentParser
import PurchaseCore
import PurchaseEngine
import StoreModel

/// Finishes a delivered transaction by hand.
struct Finish: KioskCommand {
    static let configuration = CommandConfiguration(
        abstract: "Finish a delivered transaction by hand; refused before its delivery.")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The transaction's id, or a part of it that only one has.")
    var transaction: String

    func run(_ settings: Settings) async throws -> Int32 {
        let backend = try await BackendSession.open(settings)
        let session = try await DriverSession.driving(backend, autoFinish: false)
        let id = try await session.transaction(named: transaction)
        return try await session.whileDriving { session in
            await session.settle(atMost: 5000)
            do throws(FinishError) {
                try await session.engine.finish(id)
            } catch {
                throw CommandFailure(error)
            }
            for row in await session.engine.snapshot().rows where row.transactionID == id {
                Report.row(row, backend)
            }
            return 0
        }
    }
}

extension DriverSession {
    /// The transaction that a person named by a unique part of one of its ids.
    func transaction(named name: String) async throws(CommandFailure) -> TransactionID {
        let ids = await engine.snapshot().rows.filter { row in
            [row.transactionID?.rawValue, row.intentID?.rawValue, row.merchantOrder?.rawValue]
                .contains { $0?.contains(name) ?? false }
        }.compactMap(\.transactionID)
        if let exact = ids.first(where: { $0.rawValue == name }) { return exact }
        guard Set(ids).count <= 1 else {
            throw CommandFailure(
                64, "ambiguous-transaction", "“\(name)” could be several transactions.")
        }
        guard let only = ids.first else {
            throw CommandFailure(
                65, "unknown-transaction", "This device has no transaction “\(name)”.")
        }
        return only
    }
}
