import ArgumentParser
import SandboxBackend
import StoreAPI
import StoreModel

extension Sandbox {
    /// Grants goods by hand.
    struct Grant: KioskCommand {
        static let configuration = CommandConfiguration(
            commandName: "grant",
            abstract: "Give goods by hand for an order that was paid, at most once an order.",
            discussion: """
                By default what the order's product grants. An owed order is settled by it: nothing more is granted \
                for it later, and a refund takes it back. Repeating it changes nothing, and says what was done.

                EXAMPLES
                  kiosk sandbox grant M-2026-000123 --reason "never arrived"
                  kiosk sandbox grant 000123 --good gems --amount 10 --reason "sorry"

                EXIT CODES
                  0   given, now or before
                  64  the number fits several orders, or no reason was said
                  65  no such order
                  69  the store does not answer
                  77  it was not paid, or its goods were granted already
                """)
        @OptionGroup var options: GlobalOptions
        @Argument(
            help:
                "Any unique part of the order's number, the store's order id, its transaction or intent."
        )
        var order: String
        @Option(help: ArgumentHelp("Why; the player sees it.", valueName: "text"))
        var reason: String
        @Option(help: "What to give instead of what the product grants, such as gems.")
        var good: String?
        @Option(help: ArgumentHelp("How many of it.", valueName: "n"))
        var amount: String?

        func run(_ settings: Settings) async throws -> Int32 {
            let goods = try goods()
            let backend = try await BackendSession.openDesk(settings)
            let order = try await backend.order(order)
            let request = CompensationRequest(order: order, goods: goods, reason: reason)
            do throws(ServiceFailure) {
                backend.report.compensation(try await backend.side.desk.compensate(request))
            } catch {
                throw CommandFailure(granting: error)
            }
            return 0
        }

        private func goods() throws(CommandFailure) -> GoodAmount? {
            switch (good, amount) {
            case (nil, nil): return nil
            case (let good?, let amount?):
                guard let count = Int64(amount), (1...1_000_000_000).contains(count) else {
                    throw .usage(
                        "“\(amount.prefix(40))” is no amount: use a whole number from 1 to "
                            + "1000000000. Nothing was given.")
                }
                return GoodAmount(good: GoodID(good), amount: count)
            default: throw .usage("Say --good and --amount together. Nothing was given.")
            }
        }
    }
}

extension BackendSession {
    /// Returns the order that the user named by a unique part of one of its numbers.
    fileprivate func order(_ name: String) async throws(CommandFailure) -> OrderReference {
        let question = DisputeQuery.order(named: name)
        switch try await ask(question) {
        case .order(let found):
            let numbers = found.order.numbers
            if let intent = numbers.intentID { return .intent(intent) }
            return .transaction(numbers.transactionID ?? "")
        case .several(let orders, let count):
            throw report.several(
                question, orders, count, await titles(of: orders.map(\.order.productID)))
        case .none(let hints): throw report.none(question, hints)
        case .account: throw report.none(question, [])
        }
    }
}

extension CommandFailure {
    /// Creates the failure for goods that were not granted.
    fileprivate init(granting failure: ServiceFailure) {
        switch failure {
        case .refusal(let refusal) where refusal.code == .unknownOrder:
            self.init(65, "unknown-order", "\(refusal.message) Nothing was given.")
        case .refusal(let refusal) where refusal.code == .badRequest:
            self.init(64, "usage", "\(refusal.message) Nothing was given.")
        case .refusal(let refusal):
            self.init(77, "refused", "Nothing was given. \(refusal.message)")
        case .noAnswer:
            self.init(
                69, "unreachable",
                "The store or the merchant did not answer. Repeat it: it is given at most once.")
        }
    }
}
