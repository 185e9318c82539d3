import ArgumentParser
import StoreAPI
import StoreClient
import StoreModel

/// A sandbox command that makes a decision about one order.
protocol OrderDecisionCommand: ExistingProfileCommand, SessionCommand {
    /// The order as the user named it; nil for the newest that waits for the decision.
    var order: String? { get }
    static var decision: OrderDecision { get }
}

extension OrderDecisionCommand {
    func run(_ backend: BackendSession) async throws {
        try await backend.decide(Self.decision, about: order)
        guard Self.decision != .decline else { return }
        backend.settings.output.hint(SandboxCommand.deliveryHint)
    }
}

extension SandboxCommand {
    struct Approve: OrderDecisionCommand {
        static let configuration = CommandConfiguration(
            "approve", "Approve a pending purchase, which is then charged.",
            discussion: SandboxCommand.examples("approve"))
        static let decision = OrderDecision.approve
        @OptionGroup var options: GlobalOptions
        @Argument(help: SandboxCommand.orderHelp)
        var order: String?
    }

    struct Decline: OrderDecisionCommand {
        static let configuration = CommandConfiguration(
            "decline", "Decline a pending purchase, which is then never charged.",
            discussion: SandboxCommand.examples("decline"))
        static let decision = OrderDecision.decline
        @OptionGroup var options: GlobalOptions
        @Argument(help: SandboxCommand.orderHelp)
        var order: String?
    }

    private static func examples(_ word: String) -> String {
        """
        EXAMPLES
          kiosk buy gems.60 --outcome ask-to-buy
          kiosk sandbox \(word) gems.60

        EXIT CODES
          0   done
          64  the name matches several orders
          65  no such order is pending
        """
    }

    struct Resolve: OrderDecisionCommand {
        static let configuration = CommandConfiguration(
            "resolve", "Resolve the interruption of a purchase.",
            discussion: """
                The failed purchase stays failed and is not charged. A new transaction is charged and delivered to the \
                device without a request. Repeating the command charges nothing.

                EXAMPLES
                  kiosk buy gems.60 --outcome interrupted
                  kiosk sandbox resolve gems.60

                EXIT CODES
                  0   done
                  64  the name matches several orders
                  65  no such order was interrupted
                  77  the product cannot be sold now; the reason is printed
                """)
        static let decision = OrderDecision.resolve
        @OptionGroup var options: GlobalOptions
        @Argument(help: SandboxCommand.orderHelp)
        var order: String?
    }

    struct Unstick: OrderDecisionCommand {
        static let configuration = CommandConfiguration(
            "unstick", "Release a stuck transaction, which is charged but not delivered.",
            discussion: """
                EXAMPLES
                  kiosk buy gems.60 --outcome stuck      # exit code 3: the outcome is unknown
                  kiosk sandbox unstick gems.60

                EXIT CODES
                  0   done
                  64  the name matches several orders
                  65  no such order is stuck
                """)
        static let decision = OrderDecision.unstick
        @OptionGroup var options: GlobalOptions
        @Argument(help: SandboxCommand.orderHelp)
        var order: String?
    }

    struct OutsideBuy: ChargingCommand {
        static let configuration = CommandConfiguration(
            "buy", "Buy a product outside of the app, as on the store's own pages.",
            discussion: """
                The account (--account) is charged at once. The transaction is delivered to --device without a request.

                EXAMPLES
                  kiosk sandbox buy gems.60
                  kiosk sandbox buy gems.60 --quantity 2 --account ann --device phone-2

                EXIT CODES
                  0   charged
                  64  the name matches several products, or an invalid quantity
                  65  no such product, or it is not on sale
                """)
        @OptionGroup var options: GlobalOptions
        @Argument(help: "The product: its ID, or any unique part of it.", completion: .products)
        var product: String
        @Option(help: "The quantity, from 1 to 10.")
        var quantity: String = "1"

        func run(_ settings: Settings) async throws -> Int32 {
            let count = try BuyCommand.count(quantity)
            let backend = try await BackendSession.open(settings)
            let product = try await backend.product(named: self.product)
            let purchase = OutsidePurchase(
                account: settings.account, device: settings.device, productID: product.id,
                quantity: count)
            let id = try await backend.changing { control async throws(ServiceFailure) in
                try await control.buyOutside(purchase)
            }
            settings.output.json(["transactionId": id, "productId": product.id])
            settings.output.text(
                "\(product.displayName): bought outside of the app as transaction \(id)")
            settings.output.hint(SandboxCommand.deliveryHint)
            return 0
        }
    }

    fileprivate static let orderHelp: ArgumentHelp =
        """
        The order: any unique part of its number, intent ID, transaction ID or product ID; by default the newest.
        """

    fileprivate static let deliveryHint =
        "An open shop receives it at once; otherwise, the next command on the device receives it."
}

extension BackendSession {
    /// Decides about one order: the one that is named, else the newest about which the decision can be made.
    fileprivate func decide(_ decision: OrderDecision, about name: String?) async throws {
        let word = decision.result
        let all = try await orders()
        let waiting = all.filter { $0.state == decision.state }
        let match = PartialIDMatcher<SandboxOrder>(kind: "order") {
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
        try await show(order, word, isApproval: decision == .approve)
    }

    /// A sentence with the profile and the backend whose orders were searched.
    private var place: String {
        "The profile is “\(settings.stateName)”, and the backend is "
            + "\(settings.backend?.description ?? Settings.embedded)."
    }

    /// Names the command for a stuck order if the user wanted to resolve one.
    private static func wayOut(_ decision: OrderDecision, _ orders: [SandboxOrder]) -> String {
        guard decision == .resolve, let stuck = orders.first(where: { $0.state == .stuck }) else {
            return ""
        }
        return " \(stuck.ids.first ?? "An order") is stuck: release it with kiosk sandbox unstick."
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

extension OrderDecision {
    /// The result for the user.
    fileprivate var result: String {
        switch self {
        case .approve: "approved"
        case .decline: "declined; nothing is charged"
        case .resolve: "resolved; a new purchase is charged now"
        case .unstick: "released"
        }
    }
}
