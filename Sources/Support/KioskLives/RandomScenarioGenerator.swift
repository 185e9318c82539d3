import StoreModel

/// Generates the steps of a random scenario.
///
/// Each scenario omits some actions and prefers others (swarm testing), so that it reaches combinations that a uniform
/// choice never does. A step that is impossible at its time is skipped.
struct RandomScenarioGenerator {
    private let seed: UInt64
    private var numbers: SeededGenerator
    private var devices: [(name: String, account: String)] = []
    private var accounts: [String] = []
    /// The weights of the actions in this scenario.
    private var weights: [(action: RandomScenarioAction, weight: Int)] = []
    /// The purchased products, for steps that concern a purchase.
    private var bought: [String] = []
    /// Steps that end the orders which wait for a person or for the store.
    private var decisions: [String] = []
    /// The devices on which the account changes.
    private var devicesWithSignIn: Set<String> = []

    init(seed: UInt64) {
        self.seed = seed
        numbers = SeededGenerator(seed: seed &* 0x2545_F491_4F6C_DD1D &+ 0x9E37_79B9)
    }

    mutating func generate() -> RandomScenario {
        accounts = Array(["ann", "bob"].prefix(chance(40) ? 2 : 1))
        let count = 1 + below(3)
        devices = (0..<count).map { ("phone-\($0 + 1)", accounts[$0 % accounts.count]) }
        weights = RandomScenarioAction.allCases.map { action in
            (action, action.weight * (action.isEssential ? 1 : pick([0, 1, 1, 3], else: 1)))
        }
        var steps: [RandomScenarioStep] = []
        let length = pick([6, 12, 18, 24], else: 12)
        while steps.count < length { steps += next() }
        return RandomScenario(seed: seed, devices: devices, steps: steps, closing: closing())
    }

    // MARK: Chance

    private mutating func below(_ count: Int) -> Int {
        Int(numbers.next() % UInt64(max(1, count)))
    }

    private mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

    private mutating func pick<Item>(_ items: [Item], else other: Item) -> Item {
        items.isEmpty ? other : items[below(items.count)]
    }

    private mutating func action() -> RandomScenarioAction {
        var number = below(weights.reduce(0) { $0 + $1.weight })
        for (action, weight) in weights {
            if number < weight { return action }
            number -= weight
        }
        return .wait
    }

    // MARK: Steps

    private mutating func next() -> [RandomScenarioStep] {
        let action = possibleAction(action())
        let device = pick(devices, else: ("phone-1", "ann")).name
        let words = words(for: action, on: device)
        var steps = [step(action, words, on: device)]
        if [.quit, .crash, .reset, .buyAndCrash].contains(action) {
            if action != .quit, action != .reset, weight(of: .tear) > 0, chance(30) {
                steps.append(step(.tear, "tear: ", on: device))
            }
            // An app that is not started again takes no further part in the scenario.
            if chance(75) { steps.append(step(.launch, "launch: ", on: device)) }
        }
        return steps
    }

    /// Returns the action, or a purchase if the action requires an object that does not exist.
    private func possibleAction(_ action: RandomScenarioAction) -> RandomScenarioAction {
        let isPossible =
            switch action.subject {
            case .none: true
            case .purchase: !bought.isEmpty
            case .subscription: bought.contains(where: RandomScenarioCatalog.subscriptions.contains)
            }
        return isPossible ? action : .buy
    }

    private func weight(of action: RandomScenarioAction) -> Int {
        weights.first { $0.action == action }?.weight ?? 0
    }

    private func step(_ action: RandomScenarioAction, _ words: String, on device: String)
        -> RandomScenarioStep
    {
        RandomScenarioStep(action: action, text: "{\(words), on: \(device), optional: yes}")
    }

    private mutating func words(for action: RandomScenarioAction, on device: String) -> String {
        switch action {
        case .buy: purchase()
        case .buyAndCrash: "\(purchase()), crash: \"\(moment())\""
        case .restore, .launch, .quit, .crash, .tear, .reset: "\(action.rawValue): "
        case .crashLater: "crash: \"\(moment())\""
        case .spend: spending()
        case .finish, .approve, .decline, .resolve, .unstick, .revoke:
            "\(action.rawValue): \(product())"
        case .signIn: signIn(on: device)
        case .wait: "wait: \(pick(["1s", "30s", "5m", "2h", "1d"], else: "1s"))"
        case .refund: "refund: \(product())"
        case .refundInPart:
            "refund: \(product()), percent: \(pick([1, 30, 50, 99], else: 50))"
        case .reverseRefund: "reverse-refund: \(product())"
        case .requestRefund: "ask-refund: \(product())"
        case .declineRefund: "decline-refund: \(product())"
        case .buyOutside: "buy-outside: \(newProduct().id)"
        default: otherWords(for: action)
        }
    }

    private mutating func otherWords(for action: RandomScenarioAction) -> String {
        switch action {
        case .cancelRenewal: "cancel-renewal: \(subscription())"
        case .resumeRenewal: "resume-renewal: \(subscription())"
        case .failRenewals: "fail-renewals: \(subscription())"
        case .payRenewals: "pay-renewals: \(subscription())"
        case .announcePrice:
            "announce-price: \(subscription()), price: 7.99, consent: \(chance(50) ? "yes" : "no")"
        case .agreeToPrice: "agree-price: \(subscription())"
        case .extend: "extend: \(subscription()), days: \(1 + below(90))"
        case .expire: "expire: \(subscription())"
        case .joinFamily: "join-family: \(pick(accounts, else: "ann"))"
        case .leaveFamily: "leave-family: "
        case .shareFamily: "share-family: \(chance(50) ? "yes" : "no")"
        case .edit: edit()
        case .undoEdits: "undo-edits: "
        case .moveToStorefront: "storefront: \(pick(["USA", "JPN"], else: "USA"))"
        case .jumpClock:
            "clock: \"jump \(pick(["PT1H", "P1D", "P7D", "P1M", "P1Y"], else: "P1D"))\""
        case .setClock:
            "clock: \"set \(pick(["2025-12-31", "2026-01-02", "2026-03-01"], else: ""))T08:00:00Z\""
        case .fault: "fault: \"\(fault())\""
        default: "clear-faults: "
        }
    }

    private mutating func newProduct() -> RandomScenarioCatalog.Product {
        let product = pick(
            RandomScenarioCatalog.products, else: RandomScenarioCatalog.Product(id: "gems"))
        bought.append(product.id)
        return product
    }

    private mutating func product() -> String { pick(bought, else: "gems") }

    private mutating func subscription() -> String {
        pick(bought.filter(RandomScenarioCatalog.subscriptions.contains), else: "club.monthly")
    }

    private mutating func purchase() -> String {
        let product = newProduct()
        var words = "buy: \(product.id)"
        if chance(30) {
            let quantity = 1 + below(product.maxQuantity)
            if quantity > 1 { words += ", quantity: \(quantity)" }
        }
        guard chance(50) else { return words }
        let outcome = pick(Outcome.allCases, else: .approve)
        switch outcome {
        case .askToBuy:
            decisions.append("\(chance(50) ? "approve" : "decline"): \(product.id)")
        case .interrupted: decisions.append("resolve: \(product.id)")
        case .stuck: decisions.append("unstick: \(product.id)")
        default: break
        }
        return words + ", outcome: \"\(outcome.rawValue)\""
    }

    private mutating func spending() -> String {
        let goods = RandomScenarioCatalog.products.compactMap(\.good)
        return "spend: {\(pick(goods, else: "gems")): \(pick([1, 7, 40, 60], else: 1))}"
    }

    private mutating func signIn(on device: String) -> String {
        devicesWithSignIn.insert(device)
        return "sign-in: \(pick(accounts, else: "ann"))"
    }

    private mutating func moment() -> String {
        let side = pick(CrashMoment.Side.allCases, else: .before).rawValue
        let call = pick(CrashMoment.calls.keys.sorted(), else: "purchase")
        return chance(20) ? "\(side) \(call) 2" : "\(side) \(call)"
    }

    private mutating func edit() -> String {
        let product = pick(RandomScenarioCatalog.products.map(\.id), else: "gems")
        return switch below(3) {
        case 0: "edit: \(product), price: \(pick(["0.49", "5.99"], else: "0.49")), storefront: USA"
        case 1: "edit: \(product), availability: \(chance(50) ? "removed" : "cleared")"
        default: "edit: \(product), title: Renamed"
        }
    }

    private mutating func fault() -> String {
        let frequentCalls: [FaultCall] = [
            .purchase, .purchase, .purchase, .verify, .verify, .finish,
        ]
        let call = pick(FaultCall.allCases + frequentCalls, else: .purchase)
        let faults = Fault.examples.filter { example in
            guard let fault = Fault(example) else { return false }
            // By design, a replayed transaction of another account remains in quarantine and open.
            let hasOther = accounts.count > 1 || RandomScenario.hasDamage(seed: seed)
            return fault.calls.contains(call) && !(fault == .replayed && hasOther)
        }
        let moment = pick(
            ["once", "once", "nth=2", "nth=3", "every", "chance=30%/\(1 + below(99))"],
            else: "once")
        return "\(call.rawValue) \(pick(faults, else: "503")) \(moment)"
    }

    // MARK: Closing steps

    /// Ends all faults, starts every app again, decides every waiting order, and expects that no work is open on any
    /// device for any account.
    private func closing() -> [String] {
        let names = devices.map(\.name)
        var lines = ["clear-faults", "{clock: \"rate 1\"}", "{undo-edits: , optional: yes}"]
        // The first start may end with a crash that was planned while the app was not running.
        for word in ["launch", "quit", "launch", "quit", "launch"] {
            lines += names.map { "{\(word): , on: \($0), optional: yes}" }
        }
        lines += decisions.map { "{\($0), optional: yes}" }
        lines.append("{wait: 10m}")
        for (name, account) in devices {
            for other in accountsToCheck(on: name, account) {
                lines.append("{sign-in: \(other), on: \(name), optional: yes}")
                lines.append("{wait: 10m}")
                lines.append("{expect: {open: 0, log-shipped: yes}, on: \(name), within: 2d}")
            }
        }
        return lines
    }

    /// Returns the accounts that may have open work on a device: those that used it, or that lack another device to
    /// finish shared purchases.
    private func accountsToCheck(on device: String, _ account: String) -> [String] {
        let others = devices.map(\.account)
        return devicesWithSignIn.contains(device) || accounts.contains { !others.contains($0) }
            ? accounts : [account]
    }
}
