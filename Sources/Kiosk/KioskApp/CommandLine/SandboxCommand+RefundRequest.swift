import ArgumentParser
import StoreAPI
import StoreModel

extension SandboxCommand {
    struct RequestRefund: TransactionChangeCommand {
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

        func change(of order: SandboxOrder) -> TransactionChange { .request(because.reason) }
    }

    struct DeclineRefund: TransactionChangeCommand {
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

        func change(of order: SandboxOrder) -> TransactionChange { .decline }
    }

    struct TransactionCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            "transaction", "Delete a transaction in the test store.",
            subcommands: [Delete.self])

        struct Delete: TransactionChangeCommand {
            static let configuration = CommandConfiguration(
                "delete", "Delete a transaction, so that its product can be bought again.",
                discussion: """
                    The store removes the transaction: a restore does not bring it back, servers no longer find it, \
                    and its product can be bought and charged again. Its devices are notified and withdraw the \
                    entitlement. The payment and the goods that the merchant granted are kept, because they are \
                    recorded separately. This cannot be undone.

                    EXAMPLES
                      kiosk sandbox transaction delete 2000000812345678 --yes

                    EXIT CODES
                      0   deleted, now or before
                      64  the name matches several transactions, or --yes is missing
                      65  no such transaction
                      77  it refers to another transaction, or a family member bought it
                    """)
            @OptionGroup var options: GlobalOptions
            @Argument(help: "The transaction: any unique part of its ID or intent ID.")
            var transaction: String
            @Flag(help: "Confirm the deletion.")
            var yes = false

            static let consequence = "Nothing was deleted."

            func change(of order: SandboxOrder) throws(CommandFailure) -> TransactionChange {
                if yes { return .delete }
                throw .usage(
                    "This deletes \(order.transactionID ?? "") (\(order.productID) of \(order.account)) at the store. Nothing was deleted; add --yes to delete it."
                )
            }
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
