import ArgumentParser
import StoreAPI
import StoreModel
import StoreText

/// A sandbox command that changes one transaction.
protocol TransactionChangeCommand: ExistingProfileCommand, SessionCommand {
    /// The transaction as the user named it.
    var transaction: String { get }
    /// The sentence that states what did not happen if the command fails.
    static var consequence: String { get }

    /// Returns the change to make.
    ///
    /// - Throws: ``CommandFailure`` for invalid options.
    func change(of order: SandboxOrder) throws(CommandFailure) -> TransactionChange
}

extension TransactionChangeCommand {
    static var consequence: String { "Nothing was changed." }

    func run(_ backend: BackendSession) async throws {
        let (order, id) = try await backend.paidOrder(transaction, otherwise: Self.consequence)
        let change = try change(of: order)
        let reply = try await backend.changing { control async throws(ServiceFailure) in
            try await control.change(id, change)
        }
        let words = backend.words(for: change, reply, of: order)
        let output = backend.settings.output
        switch change {
        case .refund, .reverse, .revoke, .delete:
            try await backend.show(order, words, moved: reply.isRepeated ? nil : reply.moved)
        case .request, .decline:
            output.json(.order(order))
            output.text("\(id): \(words)")
        }
        guard case .request = change else { return }
        output.hint(
            "Decide with: kiosk sandbox refund \(id), or kiosk sandbox decline-refund \(id)")
    }
}

extension SandboxCommand {
    struct Refund: TransactionChangeCommand {
        static let configuration = CommandConfiguration(
            "refund", "Refund a transaction, fully or partly.",
            discussion: """
                The transaction is signed again with a revocation date; its devices are notified, and the entitlement \
                is withdrawn. Consumable goods are withdrawn in proportion to the refund, rounded down. Repeating the \
                command changes nothing; a second partial refund is possible only after the first was reversed. REFUND \
                is sent to your server (see “kiosk sandbox notify”).

                EXAMPLES
                  kiosk sandbox refund 2000000812345678
                  kiosk sandbox refund 2000000812345678 --percent 50
                  kiosk sandbox refund 2000000812345678 --amount 0.49

                EXIT CODES
                  0   refunded, now or before
                  64  the name matches several transactions, or an invalid amount
                  65  no such transaction
                  77  the transaction cannot be refunded; the reason is printed
                """)
        @OptionGroup var options: GlobalOptions
        @Argument(help: SandboxCommand.transactionHelp)
        var transaction: String
        @Option(
            help: .init("The amount to refund, in the transaction's currency.", valueName: "price"))
        var amount: String?
        @Option(help: .init("The percentage of the price to refund.", valueName: "percent"))
        var percent: String?

        static let consequence = "Nothing was refunded."

        func change(of order: SandboxOrder) throws(CommandFailure) -> TransactionChange {
            switch (amount, percent) {
            case (nil, nil): return .refund(.whole)
            case (let amount?, nil):
                let currency = order.charge.currency
                guard
                    let milliunits = try? DecimalAmount.milliunits(
                        amount, exponent: currency.exponent), milliunits > 0
                else {
                    throw .usage(
                        "Invalid amount “\(amount.prefix(40))”: use an amount in \(currency.code), such as 0.49. Nothing was refunded."
                    )
                }
                return .refund(.amount(milliunits))
            case (nil, let percent?):
                guard let share = try? DecimalAmount.milliunits(percent, exponent: 3),
                    (1...Int64(Transaction.fullShare)).contains(share)
                else {
                    throw .usage(
                        "Invalid percentage “\(percent.prefix(40))”: use a value above 0 and up to 100. Nothing was refunded."
                    )
                }
                return .refund(.percentage(Int(share)))
            case (_?, _?):
                throw .usage("Use --amount or --percent, not both. Nothing was refunded.")
            }
        }
    }

    struct ReverseRefund: TransactionChangeCommand {
        static let configuration = CommandConfiguration(
            "reverse-refund",
            "Reverse a refund: the customer is charged again and regains the purchase.",
            discussion: """
                This is what happens when a dispute is decided against the customer. The transaction is signed again \
                without its revocation date; its devices are notified, and the goods that the refund withdrew are \
                granted again. REFUND_REVERSED is sent to your server. Repeating the command changes nothing; the \
                transaction can be refunded again.

                EXAMPLES
                  kiosk sandbox refund 2000000812345678
                  kiosk sandbox reverse-refund 2000000812345678

                EXIT CODES
                  0   reversed, now or before
                  64  the name matches several transactions
                  65  no such transaction
                  77  the transaction was not refunded
                """)
        @OptionGroup var options: GlobalOptions
        @Argument(help: SandboxCommand.transactionHelp)
        var transaction: String

        static let consequence = "Nothing was charged."

        func change(of order: SandboxOrder) -> TransactionChange { .reverse }
    }

    struct Revoke: TransactionChangeCommand {
        static let configuration = CommandConfiguration(
            "revoke", "Revoke a purchase without a refund.",
            discussion: """
                The transaction is signed again with a revocation date and without a revocation type: the entitlement \
                and goods are withdrawn, and the customer gets no money back. Your server is not notified, because \
                Apple sends REVOKE only for family sharing; it learns of the revocation when it asks the store. \
                Notifications are sent for family members who lose the purchase.

                EXAMPLES
                  kiosk sandbox revoke 2000000812345678

                EXIT CODES
                  0   revoked, now or before
                  64  the name matches several transactions
                  65  no such transaction
                  77  it was refunded, or a family member bought it
                """)
        @OptionGroup var options: GlobalOptions
        @Argument(help: SandboxCommand.transactionHelp)
        var transaction: String

        func change(of order: SandboxOrder) -> TransactionChange { .revoke }
    }

    private static let transactionHelp: ArgumentHelp =
        "The transaction: any unique part of its ID, intent ID or order number."
}

extension BackendSession {
    /// Returns the result of a change for the user.
    fileprivate func words(
        for change: TransactionChange, _ reply: TransactionChangeReply, of order: SandboxOrder
    ) -> String {
        let (isRepeated, date) = (reply.isRepeated, moment(reply.at))
        let moved = reply.moved.map { price($0) } ?? ""
        return switch change {
        case .refund where isRepeated:
            "refunded before, on \(date); nothing more is refunded"
        case .refund(.whole): "refunded; its devices are notified"
        case .refund:
            "refunded\(moved.isEmpty ? "" : " \(moved)") of \(price(order.charge)); its devices are notified"
        case .reverse where isRepeated: "reversed before, on \(date); nothing is charged again"
        case .reverse:
            "refund reversed; \(moved) is charged again, and its devices are notified"
        case .revoke where isRepeated: "revoked before, on \(date)"
        case .revoke: "revoked; nothing is refunded, and its devices are notified"
        case .delete: isRepeated ? "deleted before" : "deleted; its devices are notified"
        case .request:
            "a refund \(isRepeated ? "was requested before" : "is requested"); nothing is refunded yet"
        case .decline:
            "the refund \(isRepeated ? "was declined before" : "is declined"); nothing is refunded"
        }
    }
}
