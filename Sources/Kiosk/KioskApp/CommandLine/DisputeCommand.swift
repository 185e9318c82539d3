import ArgumentParser
import SandboxBackend
import StoreAPI
import StoreModel

struct DisputeCommand: ExistingProfileCommand {
    static let configuration = CommandConfiguration(
        "dispute",
        "Explain what happened to an order, from the merchant's and the store's records.",
        discussion: """
            For a customer who says “I paid and it never arrived”. Shows what the store charged, what the merchant \
            granted, what happened to the goods, on which side the order stopped, and a reply to send to the \
            customer, in the language of --locale. It reads the records of the merchant and the store. It does not \
            read the device, only the event log that the device sent to the merchant. It changes nothing.

            EXAMPLES
              kiosk dispute M-2026-000123
              kiosk dispute 812345678 --locale zh_CN
              kiosk dispute --account alice

            EXIT CODES
              0   the order is explained
              64  the number matches several orders
              65  no such order or account
              69  the store does not answer
            """)
    @OptionGroup var options: GlobalOptions
    var changesState: Bool { false }
    @Argument(
        help: ArgumentHelp(
            "Any unique part of the order's number, store order ID, transaction ID or intent ID."
        ))
    var order: String?

    func run(_ settings: Settings) async throws -> Int32 {
        let query = try query()
        let backend = try await BackendSession.openMerchantOperations(settings)
        return try await backend.show(try await backend.dispute(query), to: query)
    }

    private func query() throws(CommandFailure) -> DisputeQuery {
        switch (order, options.givenValues[.account]) {
        case (let order?, nil) where order.contains(where: { $0.isLetter || $0.isNumber }):
            .order(named: order)
        case (nil, let account?): .account(AccountName(account))
        case (.some, .some):
            throw .usage("Specify an order or an account, not both. Nothing was changed.")
        default:
            throw .usage("Specify an order by one of its numbers, or --account NAME.")
        }
    }
}

extension BackendSession {
    /// Prints the merchant's answer and returns the exit code.
    fileprivate func show(
        _ answer: DisputeReply, to query: DisputeQuery
    ) async throws(CommandFailure) -> Int32 {
        switch answer {
        case .order(let order):
            printer.dispute(order, titles: await titles(of: ids([order.order], order.others)))
            return order.finding.verdict == .undecided ? 69 : 0
        case .account(let account):
            printer.account(account, titles: await titles(of: ids([], account.orders)))
            return 0
        case .several(let orders, let count):
            throw printer.ambiguousOrder(query, orders, count, await titles(of: ids([], orders)))
        case .none(let hints): throw printer.unknownOrder(query, hints)
        }
    }

    private func ids(
        _ orders: [DisputedOrder], _ summaries: [DisputeSummary]
    ) -> [ProductID] {
        (orders + summaries.map(\.order)).map(\.productID)
    }
}
