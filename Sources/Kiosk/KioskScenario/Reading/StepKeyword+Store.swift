import StoreAPI
import StoreModel
import TextParsing

// MARK: Subscriptions

extension StepKeyword {
    /// The keywords for changes of a customer's subscriptions.
    static let subscriptions: [StepKeyword] = [
        control(
            "cancel-renewal", .wish(.cancel), "The customer cancels the renewal of a subscription."),
        control(
            "resume-renewal", .wish(.resume), "The customer resumes the renewal of a subscription."),
        control(
            "fail-renewals", .failRenewals(true),
            "Lets the next renewal charges of a subscription fail."),
        control(
            "pay-renewals", .failRenewals(false),
            "Lets the renewal charges of a subscription succeed again."),
        control("agree-price", .wish(.agreeToPrice), "The customer agrees to the announced price."),
        control("expire", .expire, "Ends the paid period of a subscription now."),
        StepKeyword(
            "announce-price", .text,
            "Changes the price of a subscription from its next renewal.",
            with: [
                .init("price", .text, "With announce-price: the new price, such as 5.99."),
                .init(
                    "consent", .flag,
                    "Whether the customer must agree to a higher price; by default yes."),
            ]
        ) { parts throws(SourceError) in
            guard let price = parts.node["price"] else {
                throw parts.node.fileError("A new price is expected here: price: 5.99.")
            }
            let amount = try price.price()
            let consent = try parts.node["consent"]?.flag("consent") ?? true
            let product = try parts.argument.product()
            return .sandbox([product]) { player, device in
                let subscription = try player.subscription(to: product, of: device)
                return .subscription(
                    subscription.originalTransactionID,
                    .price(try subscription.renewalPrice(amount), consent: consent))
            }
        } recording: { action in
            guard case .subscription(let id, .price(let price, _)) = action else { return [] }
            return [RecordedStep(.subscription(id), [("price", price.plainAmount)])]
        },
        StepKeyword(
            "extend", .text, "Extends a subscription by days without a charge.",
            with: [.init("days", .number(1...90), "The number of days, 1 to 90.")]
        ) { parts throws(SourceError) in
            guard let days = parts.node["days"] else {
                throw parts.node.fileError("Days are expected here: days: 7.")
            }
            return .control(
                .extend(days: try days.number("Days", in: 1...90)), of: try parts.argument.product()
            )
        } recording: { action in
            guard case .subscription(let id, .extend(let days)) = action else { return [] }
            return [RecordedStep(.subscription(id), [("days", "\(days)")])]
        },
    ]

    private static func control(
        _ name: String, _ control: SubscriptionControl, _ summary: String
    ) -> StepKeyword {
        StepKeyword(name, .text, summary) { parts throws(SourceError) in
            .control(control, of: try parts.argument.product())
        } recording: { action in
            guard case .subscription(let id, control) = action else { return [] }
            return [RecordedStep(.subscription(id))]
        }
    }
}

extension ScenarioOperation {
    fileprivate static func control(
        _ control: SubscriptionControl, of product: ProductName
    ) -> ScenarioOperation {
        .sandbox([product]) { player, device in
            .subscription(
                try player.subscription(to: product, of: device).originalTransactionID, control)
        }
    }
}

extension SandboxSubscription {
    /// Returns a price in the currency of the next renewal.
    fileprivate func renewalPrice(_ price: String) throws -> Price {
        guard let code = renewal.currency, let currency = Currency(code: code) else {
            throw ImpossibleStep(
                expected: "a subscription that renews", got: "its renewal is cancelled")
        }
        guard let amount = try? DecimalAmount.milliunits(price, exponent: currency.exponent) else {
            throw ImpossibleStep(
                expected: "a price in \(code)",
                got: "\(price), which has more than \(currency.exponent) decimals")
        }
        return Price(milliunits: amount, currency: currency)
    }
}

// MARK: Store

extension StepKeyword {
    /// The keywords for the customer's family and country, and for the store's clock and faults.
    static let store: [StepKeyword] = [
        StepKeyword(
            "join-family", .text, "The customer joins the family of another account."
        ) { parts throws(SourceError) in
            let organizer = try parts.argument.account()
            return .sandbox { .family(change: .join(account: $1.account, organizer: organizer)) }
        },
        StepKeyword(
            "leave-family", "The customer leaves the family.",
            .sandbox { .family(change: .leave(account: $1.account)) }),
        StepKeyword(
            "share-family", .flag, "The customer starts or stops sharing with the family."
        ) { parts throws(SourceError) in
            let isOn = try parts.argument.flag("share-family")
            return .sandbox { .family(change: .share(account: $1.account, isOn: isOn)) }
        },
        StepKeyword("storefront", .text, "The account moves to another country, such as JPN.") {
            parts throws(SourceError) in
            let what = "A country such as JPN"
            let code = try parts.argument.text(what)
            return ScenarioOperation { player, device in
                let context = device.context
                _ = try player.world.call { try await $0.setStorefront(code, context) }
            }
        },
        StepKeyword(
            "clock", .text,
            "Changes the store’s clock: freeze, step, jump P1M or PT2H, rate 86400, or set 2027-01-15T08:00:00Z."
        ) { parts throws(SourceError) in
            let change = try parts.argument.clockChange()
            return .sandbox { _, _ in .clock(change) }
        } recording: { action in
            // This change only continues another one.
            guard case .clock(let change) = action, change != .settle else { return [] }
            return [RecordedStep(value: change.words.joined(separator: " "))]
        },
        StepKeyword("fault", .text, "Plans a fault from now on, such as “verify 503 every”.") {
            parts throws(SourceError) in
            let plan = try parts.argument.faultPlan()
            return .sandbox(plan.productNames, eventKind: .fault) { _, _ in .planFault(plan: plan) }
        } recording: { action in
            guard case .planFault(let plan) = action else { return [] }
            return [RecordedStep(value: "\(plan)")]
        },
        StepKeyword(
            "clear-faults", "Clears all planned faults.",
            .sandbox(eventKind: .clearFaults) { _, _ in .clearFaults }
        ) { $0 == .clearFaults ? [RecordedStep()] : [] },
    ]
}

extension FaultPlan {
    /// The product that the plan names, as a list of at most one name.
    var productNames: [ProductName] { productID.map { [ProductName($0.rawValue)] } ?? [] }
}

extension YAMLNode {
    func faultPlan() throws(SourceError) -> FaultPlan {
        let words = try text("A fault such as purchase drop-after")
            .split(separator: " ").map(String.init)
        return try converted({ $0.message + Self.suggestion(words) }) {
            () throws(FaultPlan.ParseError) in
            try FaultPlan(words: words)
        }
    }

    /// Suggests a valid call or fault.
    private static func suggestion(_ words: [String]) -> String {
        guard let call = words.first else { return "" }
        guard FaultCall(rawValue: call) != nil else {
            return near(call, among: FaultCall.allCases.map(\.rawValue))
        }
        // An invalid value of a valid fault has its own message.
        guard let fault = words.dropFirst().first, Fault(fault) == nil,
            !Fault.names.contains(String(fault.prefix { $0 != "=" }))
        else { return "" }
        return near(fault, among: Fault.examples)
    }

    private static func near(_ word: String, among known: [String]) -> String {
        SpellingSuggestion.nearest(to: word, in: known).map { " Did you mean “\($0)”?" } ?? ""
    }

    fileprivate func clockChange() throws(SourceError) -> ClockChange {
        let words = try text("A change of the clock").split(separator: " ").map(String.init)
        return try converted(\.message) { () throws(ClockChange.ParseError) in
            try ClockChange(words: words)
        }
    }
}
