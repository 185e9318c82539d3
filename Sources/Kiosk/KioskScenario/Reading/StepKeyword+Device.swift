package import StoreModel
import TextParsing

extension StepKeyword {
    /// The keywords for events on a device.
    static let device: [StepKeyword] = [
        StepKeyword(
            "buy", .text, "The customer confirms a purchase of a product.",
            with: [
                quantity,
                .init(
                    "outcome", .oneOf(Outcome.allCases.map(\.rawValue)),
                    "The outcome of the payment; by default approve."),
                .init(
                    "crash", .either([.nothing, .text]),
                    "With a purchase: the point at which the app crashes, such as “after purchase”."
                ),
            ]
        ) { parts throws(SourceError) in
            let purchase = try parts.purchase()
            return ScenarioOperation(products: [purchase.product]) {
                try $0.buy(purchase, on: $1)
            }
        },
        StepKeyword(
            "restore", "The customer restores purchases.",
            ScenarioOperation { try $0.restore(on: $1) }),
        StepKeyword(
            "spend", .mapping(.number(1...Int64.max)), "The customer spends goods: {gems: 10}.",
            with: [
                .init(
                    "refused", .oneOf(ScenarioSpend.Refusal.allCases.map(\.rawValue)),
                    "With spend: the expected reason of a failure: not-enough, refused for any other refusal of the merchant, or no-answer."
                )
            ]
        ) { parts throws(SourceError) in
            let spend = try parts.spend()
            return ScenarioOperation(goods: [spend.good]) { try $0.spend(spend, on: $1) }
        },
        StepKeyword(
            "finish", .text, "The customer finishes a delivered transaction manually.",
            with: [
                nth,
                .init(
                    "refused", .oneOf(ManualFinish.Refusal.allCases.map(\.rawValue)),
                    "With finish: the expected reason of a failure: unknown without a transaction, not-delivered before the delivery, or no-answer."
                ),
            ]
        ) { parts throws(SourceError) in
            let finish = ManualFinish(
                purchase: try parts.purchaseName(),
                refusal: try parts.node["refused"]?.choice("A refusal"))
            return ScenarioOperation(products: [finish.purchase.product]) {
                try $0.finish(finish, on: $1)
            }
        },
        StepKeyword(
            "launch", "Starts the app again.",
            ScenarioOperation(eventKind: .launch) { try $0.launch($1) }),
        StepKeyword(
            "quit", "Closes the app as a customer does.",
            ScenarioOperation { player, device in
                _ = try player.engine(of: device)
                device.quit()
            }),
        StepKeyword(
            "crash", .either([.nothing, .text]),
            "Kills the app: now, or before or after one of its next calls, such as “after purchase”; also at the next start."
        ) { parts throws(SourceError) in
            guard let value = parts.value, !value.isNullOrEmpty, value.scalar != "now" else {
                return ScenarioOperation { player, device in
                    _ = try player.engine(of: device)
                    device.crash()
                }
            }
            let moment = try value.moment()
            return ScenarioOperation { $1.crash(at: moment) }
        },
        StepKeyword(
            "tear",
            "Leaves half of the killed app’s last write in its journal.",
            ScenarioOperation { try $0.addTornWrite($1) }),
        StepKeyword(
            "reset", "Erases the device; it is then like a new one.",
            ScenarioOperation { $1.reset() }),
        StepKeyword(
            "sign-in", .text,
            "Another customer signs in; the app then handles only that account’s orders."
        ) { parts throws(SourceError) in
            let account = try parts.argument.account()
            return ScenarioOperation { try $0.signIn(account, on: $1) }
        },
        StepKeyword("wait", .time, "Lets time pass.") {
            parts throws(SourceError) in
            let time = try parts.argument.time("A time")
            return ScenarioOperation(duration: time) { player, _ in
                _ = player.world.wait(atMost: time) { false }
            }
        },
    ]

    static let quantity = ValueShape.Member("quantity", .number(1...10), "The quantity, 1 to 10.")

    /// The member that selects one of several purchases.
    static let nth = ValueShape.Member(
        "nth", .number(1...10_000),
        "The number of the customer’s purchase of the product, from 1 for the first paid one, or for the first order with approve, decline, resolve and unstick; by default the newest that fits."
    )
}

extension StepParts {
    fileprivate func spend() throws(SourceError) -> ScenarioSpend {
        let goods = try argument.members("Goods ({GOOD: AMOUNT})")
        guard goods.count == 1, let good = goods.first else {
            throw argument.fileError("A step can spend only one good: spend: {gems: 10}.")
        }
        return ScenarioSpend(
            good: GoodName(good.name, at: good.position),
            amount: try good.value.number("An amount", in: 1...Int64.max),
            refusal: try node["refused"]?.choice("A refusal"))
    }

    func purchase() throws(SourceError) -> ScenarioPurchase {
        var purchase = ScenarioPurchase(product: try argument.product())
        if let quantity = node["quantity"] {
            purchase.quantity = try quantity.number("A quantity", in: 1...10)
        }
        if let outcome = node["outcome"] { purchase.outcome = try outcome.choice("An outcome") }
        if let crash = node["crash"] { purchase.crash = try crash.moment() }
        return purchase
    }
}

extension YAMLNode {
    /// Parses `before purchase` or `after verify 2`.
    func moment() throws(SourceError) -> CrashMoment {
        let text = try text("A crash point")
        guard let moment = CrashMoment(text) else {
            throw fileError(
                "Invalid crash point “\(text.prefix(40))”: use before or after with one of "
                    + "\(CrashMoment.choices), such as “after purchase”."
                    + (CrashMoment.nearest(to: text).map { " Did you mean “\($0)”?" } ?? ""))
        }
        return moment
    }

    /// Parses the name of an account, which is also the name of a folder.
    func account() throws(SourceError) -> AccountName {
        let text = try text("An account")
        guard FileSafeName.isValid(text) else { throw fileError(ScenarioDeviceReader.rule) }
        return AccountName(text)
    }
}

extension CrashMoment {
    /// Returns the crash moment that was probably meant; nil unless each word is a similar spelling of a valid one.
    package static func nearest(to text: String) -> CrashMoment? {
        var words = text.split(separator: " ").map(String.init)
        let known = [Side.allCases.map(\.rawValue), Array(calls.keys)]
        for (index, known) in known.enumerated() where words.indices.contains(index) {
            words[index] =
                SpellingSuggestion.nearest(to: words[index], in: known.sorted()) ?? words[index]
        }
        return CrashMoment(words.joined(separator: " "))
    }
}
