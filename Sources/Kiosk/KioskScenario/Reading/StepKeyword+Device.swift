import StoreModel

extension StepKeyword {
    /// The keywords for events on a device.
    static let device: [StepKeyword] = [
        StepKeyword(
            "buy", .text, "The customer confirms a purchase of a product.", with: buying + [death]
        ) { parts throws(ScenarioFileError) in .buy(try parts.purchase()) },
        StepKeyword("restore", "The customer restores.", .restore),
        StepKeyword(
            "spend", .map(.number(1...Int64.max)), "The customer spends goods: {gems: 10}.",
            with: [
                .init(
                    "refused", .words(ScenarioSpend.Refusal.allCases.map(\.rawValue)),
                    "With spend: why nothing is spent: not-enough where there are too few, refused where the merchant has another reason, no-answer where it gives none."
                )
            ]
        ) { parts throws(ScenarioFileError) in .spend(try parts.spend()) },
        StepKeyword(
            "finish", .text, "The customer settles by hand what was delivered.",
            with: [
                nth,
                .init(
                    "refused", .words(ManualFinish.Refusal.allCases.map(\.rawValue)),
                    "With finish: why it is not done: unknown while there is no transaction, not-delivered before its goods are there, no-answer where the store gives none."
                ),
            ]
        ) { parts throws(ScenarioFileError) in
            .finish(
                ManualFinish(
                    purchase: try parts.named(),
                    refusal: try parts.members["refused"]?.choice("A refusal")))
        },
        StepKeyword("launch", "The app is started where it ended.", .launch),
        StepKeyword("quit", "The app is closed as a customer does it.", .quit),
        StepKeyword(
            "crash", .either([.nothing, .text]),
            "The app is killed: now, or before or after one of its next calls, such as “after purchase”; also those of its next start."
        ) { parts throws(ScenarioFileError) in
            guard let value = parts.value, !value.isNothing, value.word != "now" else {
                return .crash(nil)
            }
            return .crash(try value.moment())
        },
        StepKeyword(
            "tear",
            "What the app was just writing when it was killed is in its journal in half; it does not run.",
            .tear),
        StepKeyword("reset", "The device forgets everything, as a new one.", .reset),
        StepKeyword(
            "sign-in", .text,
            "Another customer signs in; the app goes on with the orders of that account alone."
        ) { parts throws(ScenarioFileError) in
            .signIn(try parts.needed("An account").account())
        },
        StepKeyword("wait", .time, "Nothing is done, and so much of the world’s time passes.") {
            parts throws(ScenarioFileError) in
            .wait(milliseconds: try parts.needed("A time").time("A time"))
        },
    ]

    /// The members of a purchase.
    static let buying: [ValueShape.Member] = [
        .init("quantity", .number(1...10), "How many are bought, 1 to 10."),
        .init(
            "outcome", .words(Outcome.allCases.map(\.rawValue)),
            "How the payment goes; approve where nothing is said."),
    ]

    /// The member that selects one of several purchases.
    static let nth = ValueShape.Member(
        "nth", .number(1...10_000),
        "Which of the customer’s purchases of the product is meant, counted from 1 for the first that was paid, with approve, decline, resolve and unstick the first that was ordered; the newest that fits where none is said."
    )

    private static let death = ValueShape.Member(
        "crash", .either([.nothing, .text]),
        "With a purchase: when the app dies on its way, such as “after purchase”.")
}

extension StepParts {
    /// Parses the spending of goods.
    fileprivate func spend() throws(ScenarioFileError) -> ScenarioSpend {
        let node = try needed("Goods ({GOOD: AMOUNT})")
        let goods = try node.members("Goods ({GOOD: AMOUNT})")
        guard goods.count == 1, let (good, amount) = goods.first else {
            throw node.fault("One good is spent at a time: spend: {gems: 10}.")
        }
        return ScenarioSpend(
            good: GoodName(good, at: node.place(ofName: good)),
            amount: try amount.number("An amount", in: 1...Int64.max),
            refusal: try members["refused"]?.choice("A refusal"))
    }

    /// Parses a purchase.
    func purchase() throws(ScenarioFileError) -> ScenarioPurchase {
        var purchase = ScenarioPurchase(try product())
        if let quantity = members["quantity"] {
            purchase.quantity = try quantity.number("A quantity", in: 1...10)
        }
        if let outcome = members["outcome"] { purchase.outcome = try outcome.choice("An outcome") }
        if let crash = members["crash"] { purchase.crash = try crash.moment() }
        return purchase
    }
}

extension ScenarioNode {
    /// Parses `before purchase` or `after verify 2`.
    func moment() throws(ScenarioFileError) -> CrashMoment {
        let text = try text("When it dies")
        guard let moment = CrashMoment(text) else {
            throw fault(
                "“\(text.prefix(40))” is no moment: it dies before or after "
                    + "\(CrashMoment.choices), such as “after purchase”.\(Self.meant(text))")
        }
        return moment
    }

    /// Suggests a valid crash moment if each of the words is a similar spelling of one.
    private static func meant(_ text: String) -> String {
        var words = text.split(separator: " ").map(String.init)
        let known = [CrashMoment.Side.allCases.map(\.rawValue), Array(CrashMoment.calls.keys)]
        for (place, known) in known.enumerated() where words.indices.contains(place) {
            words[place] = NearestWord.of(words[place], among: known.sorted()) ?? words[place]
        }
        let near = words.joined(separator: " ")
        return CrashMoment(near) == nil ? "" : " Is “\(near)” meant?"
    }

    /// Parses the name of an account, which is also the name of a folder.
    func account() throws(ScenarioFileError) -> AccountName {
        let text = try text("An account")
        guard PlainName.isOne(text) else { throw fault(ScenarioDevices.rule) }
        return AccountName(text)
    }
}
