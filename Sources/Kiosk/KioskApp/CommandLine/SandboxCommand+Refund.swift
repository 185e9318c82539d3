import ArgumentParser
import SandboxBackend
import StoreAPI
import StoreClient
import StoreModel
import StoreText

extension SandboxCommand {
    struct Refund: ReadingCommand {
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

        func run(_ settings: Settings) async throws -> Int32 {
            let backend = try await BackendSession.open(settings)
            let order = try await backend.paidOrder(transaction, otherwise: "Nothing was refunded.")
            return try await backend.change(order, .refund(try part(of: order.listed))) { reply in
                guard !reply.isRepeated else {
                    return
                        "refunded before, on \(backend.moment(reply.at)); nothing more is refunded"
                }
                let part = reply.moved.map { " \(backend.price($0))" } ?? ""
                return
                    "refunded\(isPart ? "\(part) of \(backend.price(order.listed.charge))" : ""); its devices are notified"
            }
        }

        private var isPart: Bool { amount != nil || percent != nil }

        private func part(of order: SandboxOrder) throws(CommandFailure) -> RefundPart {
            switch (amount, percent) {
            case (nil, nil): return .whole
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
                return .amount(milliunits)
            case (nil, let percent?):
                guard let share = try? DecimalAmount.milliunits(percent, exponent: 3),
                    (1...Int64(Transaction.fullShare)).contains(share)
                else {
                    throw .usage(
                        "Invalid percentage “\(percent.prefix(40))”: use a value above 0 and up to 100. Nothing was refunded."
                    )
                }
                return .percentage(Int(share))
            case (_?, _?):
                throw .usage("Use --amount or --percent, not both. Nothing was refunded.")
            }
        }
    }

    struct ReverseRefund: ReadingCommand {
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

        func run(_ settings: Settings) async throws -> Int32 {
            let backend = try await BackendSession.open(settings)
            let order = try await backend.paidOrder(transaction, otherwise: "Nothing was charged.")
            return try await backend.change(order, .reverse) { reply in
                reply.isRepeated
                    ? "reversed before, on \(backend.moment(reply.at)); nothing is charged again"
                    : "refund reversed; \(reply.moved.map { backend.price($0) } ?? "") is charged again, and its devices are notified"
            }
        }
    }

    struct Revoke: ReadingCommand {
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

        func run(_ settings: Settings) async throws -> Int32 {
            let backend = try await BackendSession.open(settings)
            let order = try await backend.paidOrder(transaction, otherwise: "Nothing was changed.")
            return try await backend.change(order, .revoke) { reply in
                reply.isRepeated
                    ? "revoked before, on \(backend.moment(reply.at))"
                    : "revoked; nothing is refunded, and its devices are notified"
            }
        }
    }
}

extension SandboxCommand {
    fileprivate static let transactionHelp: ArgumentHelp =
        "The transaction: any unique part of its ID, intent ID or order number."
}

extension BackendSession {
    /// Decides about one order: the one that is named, else the newest about which the decision can be made.
    ///
    /// - Parameters:
    ///   - word: The result for the user, such as `approved`.
    ///   - describing: Returns a longer result from the changed order and all orders; nil prints `word` alone.
    func decide(
        _ decision: OrderDecision, about name: String?, _ word: String,
        describing: ((SandboxOrder, [SandboxOrder]) -> String)? = nil
    ) async throws {
        let all = try await orders()
        let waiting = all.filter { $0.state == decision.state }
        let match = PartialNameMatcher<SandboxOrder>(kind: "order") {
            $0.ids + [$0.productID.rawValue]
        }
        let order =
            try name.map { name throws(CommandFailure) in
                try match.uniqueMatch(name, among: waiting)
            } ?? waiting.first
        guard let order, let id = order.intentID else {
            if let other = name.flatMap({ Self.order(numbered: $0, among: all) }) {
                let participle = String(word.prefix { $0 != ";" })
                throw CommandFailure(
                    65, "nothing-waits",
                    other.refusal(of: participle) + Self.wayOut(decision, [other]))
            }
            throw CommandFailure(
                65, "nothing-waits",
                waiting.isEmpty
                    ? "No order \(decision.state.clause). \(place)\(Self.wayOut(decision, all))"
                    : "No order that \(decision.state.clause) matches “\(name?.prefix(80) ?? "")”.")
        }
        _ = try await changing { control async throws(ServiceFailure) in
            try await control.perform(.order(id, decision))
        }
        try await show(order, word, describing: describing)
    }

    /// A sentence with the profile and the backend whose orders were searched.
    private var place: String {
        let profile =
            settings.isEphemeral ? "ephemeral" : settings.resolved.effective(.profile).text
        return "The profile is “\(profile)”, and the backend is "
            + "\(settings.backend?.description ?? Settings.embedded)."
    }

    /// Names the command for a stuck order if the user wanted to resolve one.
    private static func wayOut(_ decision: OrderDecision, _ orders: [SandboxOrder]) -> String {
        guard decision == .resolve, let stuck = orders.first(where: { $0.state == .stuck }) else {
            return ""
        }
        return " \(stuck.ids.first ?? "An order") is stuck: release it with kiosk sandbox unstick."
    }

    /// Returns the only order with a number that contains a text; nil for none or several.
    private static func order(
        numbered name: String, among orders: [SandboxOrder]
    ) -> SandboxOrder? {
        let match = PartialNameMatcher<SandboxOrder>(kind: "order", ids: \.ids)
        return (try? match.uniqueMatch(name, among: orders)) ?? nil
    }

    /// Prints the result of a change, with the order's current state at the store.
    ///
    /// - Throws: ``CommandFailure`` that states that the change was made, if the store does not report the order's
    ///   state.
    func show(
        _ order: SandboxOrder, _ word: String, moved: Price? = nil,
        describing: ((SandboxOrder, [SandboxOrder]) -> String)? = nil
    ) async throws(CommandFailure) {
        let orders: [SandboxOrder]
        do throws(ServiceFailure) {
            orders = try await self.orders()
        } catch {
            throw .doneWithoutState(word)
        }
        let now = orders.first {
            order.intentID == nil
                ? $0.transactionID == order.transactionID : $0.intentID == order.intentID
        }
        let title = await titles(of: [order.productID])[order.productID] ?? "\(order.productID)"
        settings.output.json(.order(now ?? order, moved: moved))
        let words = now.flatMap { describing?($0, orders) } ?? word
        settings.output.text("\(title) of \(order.account) on \(order.device): \(words)")
    }

    /// Returns the result of approving an order; not every approved order is charged.
    func approval(_ order: SandboxOrder, among orders: [SandboxOrder]) -> String {
        switch order.state {
        case .declined, .cancelled, .interrupted:
            return "approved, but not sold; nothing is charged"
        case _ where order.charge.milliunits > 0:
            return "approved; \(price(order.charge)) is charged now"
        default: break
        }
        let other = orders.first {
            $0.transactionID == order.transactionID && $0.intentID != order.intentID
        }
        guard let other, let transaction = other.transactionID else {
            return "approved; nothing is charged, because it is already owned or free"
        }
        let state = other.state == .unfinished ? ", which is not finished yet" : ""
        return "approved; nothing is charged: it was already paid, in transaction "
            + "\(transaction)\(state)"
    }
}

extension BackendSession {
    /// Returns the order of a transaction that the user named.
    ///
    /// - Parameter consequence: The sentence for the failure that states what did not happen.
    func paidOrder(
        _ name: String, otherwise consequence: String
    ) async throws -> (listed: SandboxOrder, id: TransactionID) {
        let match = PartialNameMatcher<SandboxOrder>(kind: "transaction", ids: \.ids)
        let all: [SandboxOrder]
        do throws(ServiceFailure) {
            all = try await orders()
        } catch {
            guard case .refusal(let refusal) = error else { throw error }
            throw CommandFailure(refused: refusal, consequence)
        }
        let charged = all.filter { $0.transactionID != nil }
        guard let order = try match.uniqueMatch(name, among: charged), let id = order.transactionID
        else {
            if let other = Self.order(numbered: name, among: all) {
                throw CommandFailure(
                    65, "unknown-transaction",
                    "\(other.ids.first ?? "It") \(other.stateDescription), so there is no transaction. "
                        + consequence)
            }
            throw CommandFailure(
                65, "unknown-transaction",
                "The store has no transaction “\(name.prefix(80))”. kiosk transactions lists the transactions of a "
                    + "device. \(consequence)")
        }
        return (order, id)
    }

    /// Makes a change at the test store, and returns its result.
    ///
    /// - Throws: ``CommandFailure``; without a usable answer it says that the change may have been made.
    func changing<Value>(
        _ body: (any SandboxControl) async throws(ServiceFailure) -> Value
    ) async throws(CommandFailure) -> Value {
        do throws(ServiceFailure) {
            return try await body(connectedBackend.control)
        } catch {
            throw CommandFailure(changing: error)
        }
    }

    /// Changes a transaction in the test store, and prints the result.
    ///
    /// - Parameter words: Returns the result for the user from the store's reply.
    /// - Returns: The exit code.
    func change(
        _ order: (listed: SandboxOrder, id: TransactionID), _ change: TransactionChange,
        _ words: (TransactionChangeReply) -> String
    ) async throws -> Int32 {
        let reply = try await changing { control async throws(ServiceFailure) in
            try await control.change(order.id, change)
        }
        try await show(
            order.listed, words(reply), moved: reply.isRepeated ? nil : reply.moved)
        return 0
    }

    /// Formats the absolute value of an amount for the user.
    func price(_ amount: Price) -> String {
        let size = Price(
            milliunits: amount.milliunits == .min ? .max : abs(amount.milliunits),
            currency: amount.currency)
        return PriceFormatter(locale: settings.locale).string(size)
    }

    /// Formats a moment for the user.
    func moment(_ moment: Timestamp) -> String {
        TimeFormatter(locale: settings.locale).dateTime(moment)
    }
}
