import ArgumentParser
import SandboxBackend
import StoreAPI
import StoreModel

extension SandboxCommand {
    struct RequestRefund: ReadingCommand {
        static let configuration = CommandConfiguration(
            "request-refund", "Request a refund as the customer.",
            discussion: """
                Sends CONSUMPTION_REQUEST, which asks your server how much was used (see “kiosk sandbox notify”). \
                Nothing is refunded until you decide with “kiosk sandbox refund” or “kiosk sandbox decline-refund”.

                EXAMPLES
                  kiosk sandbox request-refund 2000000812345678 --because FULFILLMENT_ISSUE

                EXIT CODES
                  0   requested, now or before
                  64  the name matches several transactions
                  65  no such transaction
                  77  there is nothing to refund
                """)
        @OptionGroup var options: GlobalOptions
        @Argument(help: "The transaction: any unique part of its ID.")
        var transaction: String
        @Option(
            help: ArgumentHelp(
                "The reason: UNINTENDED_PURCHASE, FULFILLMENT_ISSUE, UNSATISFIED_WITH_PURCHASE, LEGAL or OTHER.",
                valueName: "reason"))
        var because = RefundReasonArgument(.unintendedPurchase)

        func run(_ settings: Settings) async throws -> Int32 {
            let backend = try await BackendSession.open(settings)
            let (order, id) = try await backend.paidOrder(
                transaction, otherwise: "Nothing was changed.")
            let reply = try await backend.changing { control async throws(ServiceFailure) in
                try await control.change(id, .request(because.reason))
            }
            settings.output.json(.order(order))
            settings.output.text(
                "\(id): a refund \(reply.isRepeated ? "was requested before" : "is requested"); "
                    + "nothing is refunded yet")
            settings.output.hint(
                "Decide with: kiosk sandbox refund \(id), or kiosk sandbox decline-refund \(id)")
            return 0
        }
    }

    struct DeclineRefund: ReadingCommand {
        static let configuration = CommandConfiguration(
            "decline-refund", "Decline a customer's refund request.",
            discussion: """
                Sends REFUND_DECLINED (see “kiosk sandbox notify”).

                EXAMPLES
                  kiosk sandbox decline-refund 2000000812345678

                EXIT CODES
                  0   declined, now or before
                  64  the name matches several transactions
                  65  no such transaction
                  77  no refund was requested, or it was refunded
                """)
        @OptionGroup var options: GlobalOptions
        @Argument(help: "The transaction: any unique part of its ID.")
        var transaction: String

        func run(_ settings: Settings) async throws -> Int32 {
            let backend = try await BackendSession.open(settings)
            let (order, id) = try await backend.paidOrder(
                transaction, otherwise: "Nothing was changed.")
            let reply = try await backend.changing { control async throws(ServiceFailure) in
                try await control.change(id, .decline)
            }
            settings.output.json(.order(order))
            settings.output.text(
                "\(id): the refund \(reply.isRepeated ? "was declined before" : "is declined"); "
                    + "nothing is refunded")
            return 0
        }
    }
}

/// A refund reason as the user types it.
struct RefundReasonArgument: ExpressibleByArgument {
    let reason: ConsumptionRequestReason

    init(_ reason: ConsumptionRequestReason) { self.reason = reason }

    init?(argument: String) {
        guard let reason = ConsumptionRequestReason(rawValue: argument) else { return nil }
        self.reason = reason
    }

    var defaultValueDescription: String { reason.rawValue }

    static var allValueStrings: [String] { ConsumptionRequestReason.allCases.map(\.rawValue) }
}

extension NotificationSession {
    /// Returns the transaction that the user named by a unique part of its id.
    func order(_ name: String) async throws -> (id: TransactionID, listed: SandboxOrder) {
        let match = PartialNameMatcher<SandboxOrder>(kind: "transaction") {
            $0.transactionID.map { [$0.rawValue] } ?? []
        }
        let orders = try await backend.orders(limit: .max).filter { $0.transactionID != nil }
        guard let order = try match.uniqueMatch(name, among: orders),
            let id = order.transactionID
        else {
            throw CommandFailure(
                65, "unknown-transaction",
                "The store has no transaction “\(name.prefix(80))”. Nothing was changed.")
        }
        return (id, order)
    }
}
