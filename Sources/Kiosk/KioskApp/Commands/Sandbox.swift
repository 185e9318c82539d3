import ArgumentParser
import SandboxBackend
import StoreAPI
import StoreModel

/// The controls of the test store.
struct Sandbox: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Decide what the test store does.",
        subcommands: [Approve.self, Decline.self, Refund.self])

    /// Approves what waits.
    struct Approve: KioskCommand {
        static let configuration = CommandConfiguration(
            abstract: "Approve a purchase that waits for approval: it is charged now.")
        @OptionGroup var options: GlobalOptions
        @Argument(
            help: "The order, by a part of its intent or product id; the newest if none is given.")
        var order: String?

        func run(_ settings: Settings) async throws -> Int32 {
            try await settle(settings, order) { (backend, id) async throws(ServiceFailure) in
                try await backend.approve(id)
            }
        }
    }

    /// Declines what waits.
    struct Decline: KioskCommand {
        static let configuration = CommandConfiguration(
            abstract: "Decline a purchase that waits for approval.")
        @OptionGroup var options: GlobalOptions
        @Argument(
            help: "The order, by a part of its intent or product id; the newest if none is given.")
        var order: String?

        func run(_ settings: Settings) async throws -> Int32 {
            try await settle(settings, order) { (backend, id) async throws(ServiceFailure) in
                try await backend.decline(id)
            }
        }
    }

    /// Gives money back.
    struct Refund: KioskCommand {
        static let configuration = CommandConfiguration(
            abstract: "Give the whole price of a transaction back.")
        @OptionGroup var options: GlobalOptions
        @Argument(help: "The transaction, by a part of its id that only one has.")
        var transaction: String

        func run(_ settings: Settings) async throws -> Int32 {
            let backend = try await BackendSession.open(settings)
            let found = try await backend.orders().compactMap(\.transactionID)
                .filter { $0.rawValue.contains(transaction) }
            guard let id = found.first(where: { $0.rawValue == transaction }) ?? found.first,
                found.count == 1 || id.rawValue == transaction
            else {
                throw CommandFailure(
                    65, found.isEmpty ? "unknown-transaction" : "ambiguous-transaction",
                    "“\(transaction)” names \(found.count) transactions of the store. "
                        + "Nothing was refunded.")
            }
            do throws(ServiceFailure) {
                _ = try await backend.backend.refund(id)
            } catch {
                throw CommandFailure(error)
            }
            settings.output.note("\(id) refunded; the devices hear of it")
            return 0
        }
    }
}

/// Settles one waiting order.
private func settle(
    _ settings: Settings, _ name: String?,
    _ decide: (EmbeddedBackend, IntentID) async throws(ServiceFailure) -> OrderStatus
) async throws -> Int32 {
    let backend = try await BackendSession.open(settings)
    let waiting = try await backend.orders().filter { order in
        order.state == .pending
            && (name.map {
                order.intentID?.rawValue.contains($0) ?? false
                    || order.productID.rawValue.contains($0)
            } ?? true)
    }
    guard let order = waiting.first, let id = order.intentID else {
        throw CommandFailure(65, "nothing-waits", "No such order waits for approval.")
    }
    do throws(ServiceFailure) {
        _ = try await decide(backend.backend, id)
    } catch {
        throw CommandFailure(error)
    }
    settings.output.note("\(order.productID) of \(order.account): decided")
    return 0
}

extension BackendSession {
    /// The store's orders, newest first.
    fileprivate func orders() async throws(CommandFailure) -> [SandboxOrder] {
        do throws(ServiceFailure) {
            return try await backend.orders(limit: 1000)
        } catch {
            throw CommandFailure(error)
        }
    }
}
