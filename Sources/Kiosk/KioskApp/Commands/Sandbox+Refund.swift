import ArgumentParser
import SandboxBackend
import StoreAPI
import StoreModel

extension Sandbox {
    /// Gives money back.
    struct Refund: KioskCommand {
        static let configuration = CommandConfiguration(
            commandName: "refund",
            abstract: "Give the whole price of a transaction back.",
            discussion: """
                The transaction is signed anew with a revocation date; the devices hear of it, and goods and \
                ownership are withdrawn. Repeating it changes nothing.

                EXAMPLES
                  kiosk sandbox refund 2000000812345678

                EXIT CODES
                  0   refunded
                  64  the name fits several transactions
                  65  no such transaction
                  77  it can not be refunded
                """)
        @OptionGroup var options: GlobalOptions
        @Argument(help: "The transaction: any unique part of its id or its intent's.")
        var transaction: String

        func run(_ settings: Settings) async throws -> Int32 {
            let backend = try await BackendSession.open(settings)
            let match = NameMatch<SandboxOrder>(kind: "transaction", ids: \.ids)
            let charged = try await backend.orders().filter { $0.transactionID != nil }
            guard let order = try match.only(transaction, among: charged),
                let id = order.transactionID
            else {
                throw CommandFailure(
                    65, "unknown-transaction",
                    "The store has no transaction “\(transaction.prefix(80))”. Nothing was refunded."
                )
            }
            do throws(ServiceFailure) {
                _ = try await backend.side.control.refund(id)
            } catch {
                throw CommandFailure(settling: error)
            }
            try await backend.show(order, "refunded; the devices hear of it")
            return 0
        }
    }
}

extension BackendSession {
    /// Settles one order of a state: the one that is named, else the newest.
    func settle(
        _ name: String?, _ word: String, state: SandboxOrder.State = .pending,
        _ decide: (any SandboxControl, IntentID) async throws(ServiceFailure) -> Void
    ) async throws(CommandFailure) {
        let waiting = try await orders().filter { $0.state == state }
        let match = NameMatch<SandboxOrder>(kind: "order") { $0.ids + [$0.productID.rawValue] }
        let order =
            try name.map { name throws(CommandFailure) in
                try match.only(name, among: waiting)
            } ?? waiting.first
        guard let order, let id = order.intentID else {
            throw CommandFailure(
                65, "nothing-waits",
                waiting.isEmpty
                    ? "No order \(state.clause)."
                    : "No order that \(state.clause) is called “\(name?.prefix(80) ?? "")”.")
        }
        do throws(ServiceFailure) {
            try await decide(side.control, id)
        } catch {
            throw CommandFailure(settling: error)
        }
        try await show(order, word)
    }

    /// Says what became of an order, as the store has it now.
    ///
    /// - Throws: ``CommandFailure`` that says that it is done, where the store does not tell more.
    fileprivate func show(_ order: SandboxOrder, _ word: String) async throws(CommandFailure) {
        let orders: [SandboxOrder]
        do throws(CommandFailure) {
            orders = try await self.orders()
        } catch {
            throw .done(word)
        }
        let now = orders.first {
            order.intentID == nil
                ? $0.transactionID == order.transactionID : $0.intentID == order.intentID
        }
        let title = await titles(of: [order.productID])[order.productID] ?? "\(order.productID)"
        settings.output.json(OrderLine(now ?? order))
        settings.output.text("\(title) of \(order.account) on \(order.device): \(word)")
    }
}

extension SandboxOrder.State {
    /// What an order of this state does, as it follows “an order that”.
    fileprivate var clause: String {
        switch self {
        case .pending: "waits for approval"
        case .interrupted: "was interrupted"
        case .stuck: "is stuck"
        case .unfinished, .finished, .declined, .cancelled, .refunded: "is \(rawValue)"
        }
    }
}

extension SandboxOrder {
    /// The ids by which it can be named.
    fileprivate var ids: [String] {
        [transactionID?.rawValue, intentID?.rawValue].compactMap { $0 }
    }
}
