import StoreAPI
import StoreModel

/// Reads one step of a scenario: a word, or what is done with what belongs to it.
struct StepReader {
    let node: ScenarioNode
    /// The devices that there are.
    let devices: Set<DeviceName>

    /// What stands alone.
    private static let words: [String: ScenarioAct] = [
        "launch": .launch, "quit": .quit, "crash": .crash(nil), "reset": .reset,
        "restore": .restore, "clear-faults": .clearFaults,
    ]
    private static let verbs = [
        "buy", "buy-outside", "spend", "crash", "wait", "approve", "decline", "resolve", "unstick",
        "refund", "fault", "clock", "storefront",
    ]
    private static let purchaseNames = ["quantity", "outcome", "crash"]
    private static let others = ["on", "expect", "within"]
    /// A minute, where a step names no other time.
    private static let usualPatience: Int64 = 60_000

    func step() throws(ScenarioFault) -> ScenarioStep {
        if let word = node.word {
            guard let act = Self.words[word] else { throw unknown(word) }
            return ScenarioStep(
                line: node.line, text: word, act: act, device: nil, expectations: [],
                patience: Self.usualPatience)
        }
        let known = Self.words.keys + Self.verbs + Self.purchaseNames + Self.others
        let members = try node.members("A step", known: Array(Set(known)))
        let parts = Dictionary(uniqueKeysWithValues: members)
        let (act, text) = try act(members, parts)
        return ScenarioStep(
            line: node.line, text: text, act: act, device: try device(parts["on"]),
            expectations: try ExpectationReader.read(parts["expect"]),
            patience: try parts["within"].map { node throws(ScenarioFault) in
                try node.time("A time")
            } ?? Self.usualPatience)
    }

    private func unknown(_ word: String) -> ScenarioFault {
        let known = Array(Self.words.keys) + Self.verbs
        let near = NearWord.of(word, among: known).map { "Is “\($0)” meant?" }
        return node.fault(
            "“\(word.prefix(40))” is no step. "
                + (near ?? "There are \(known.sorted().joined(separator: ", "))."))
    }

    private func act(
        _ members: [(name: String, value: ScenarioNode)], _ parts: [String: ScenarioNode]
    ) throws(ScenarioFault) -> (ScenarioAct, String) {
        // With a purchase, “crash” says when it dies.
        let isPurchase = parts["buy"] != nil || parts["buy-outside"] != nil
        let names = members.map(\.name).filter { name in
            (Self.verbs.contains(name) || Self.words[name] != nil)
                && !(isPurchase && name == "crash")
        }
        guard names.count <= 1 else {
            throw node.fault(
                "One step does one thing, not \(names.joined(separator: " and ")): make two of it.")
        }
        if !isPurchase,
            let odd = Self.purchaseNames.first(where: { $0 != "crash" && parts[$0] != nil })
        {
            throw node.fault("“\(odd)” belongs to a purchase, and this step buys nothing.")
        }
        guard let name = names.first, let value = parts[name] else {
            guard parts["expect"] != nil else { throw node.fault("This step does nothing.") }
            return (.look, "expect")
        }
        let act = try act(name, value, parts)
        return (act, value.word.map { $0.isEmpty ? name : "\(name): \($0)" } ?? name)
    }

    private func act(
        _ name: String, _ value: ScenarioNode, _ parts: [String: ScenarioNode]
    ) throws(ScenarioFault) -> ScenarioAct {
        switch name {
        case "buy": return .buy(try purchase(value, parts))
        case "buy-outside": return .buyOutside(try purchase(value, parts))
        case "spend":
            let (good, amount) = try goods(value)
            return .spend(good, amount)
        case "crash":
            return .crash(
                try value.word.flatMap { $0.isEmpty || $0 == "now" ? nil : $0 }.map {
                    word throws(ScenarioFault) in try Self.moment(word, value)
                })
        case "wait": return .wait(milliseconds: try value.time("A time"))
        case "refund": return .refund(ProductName(try value.text("A product")))
        case "fault": return .plan(try Self.fault(value))
        case "clock": return .clock(try clock(value))
        case "storefront": return .storefront(try value.text("A country such as JPN"))
        default:
            if let settling = ScenarioAct.Settling(rawValue: name) {
                return .settle(settling, ProductName(try value.text("A product")))
            }
            guard let act = Self.words[name] else { throw unknown(name) }
            return act
        }
    }

    private func purchase(
        _ value: ScenarioNode, _ parts: [String: ScenarioNode]
    ) throws(ScenarioFault) -> ScenarioPurchase {
        var purchase = ScenarioPurchase(ProductName(try value.text("A product")))
        if let quantity = parts["quantity"] {
            purchase.quantity = try quantity.number("A quantity", in: 1...10)
        }
        if let node = parts["outcome"] {
            let word = try node.text("An outcome")
            guard let outcome = Outcome(rawValue: word) else {
                let words = Outcome.allCases.map(\.rawValue)
                let near = NearWord.of(word, among: words).map { " Is “\($0)” meant?" } ?? ""
                throw node.fault(
                    "“\(word.prefix(40))” is no outcome.\(near) There are "
                        + "\(words.joined(separator: ", ")).")
            }
            purchase.outcome = outcome
        }
        if let node = parts["crash"] {
            purchase.crash = try Self.moment(try node.text("When it dies"), node)
        }
        return purchase
    }

    private func goods(_ node: ScenarioNode) throws(ScenarioFault) -> (GoodName, Int64) {
        let members = try node.members("Goods ({GOOD: AMOUNT})")
        guard members.count == 1, let (good, amount) = members.first else {
            throw node.fault("One good is spent at a time: spend: {gems: 10}.")
        }
        return (GoodName(good), try amount.number("An amount", in: 1...Int64.max))
    }

    private func clock(_ node: ScenarioNode) throws(ScenarioFault) -> ClockChange {
        let words = try node.text("A change of the clock").split(separator: " ").map(String.init)
        do throws(ClockChange.Mistake) {
            return try ClockChange(words: words)
        } catch {
            throw node.fault(error.message)
        }
    }

    private func device(_ node: ScenarioNode?) throws(ScenarioFault) -> DeviceName? {
        guard let node else { return nil }
        let name = DeviceName(try node.text("A device"))
        guard devices.contains(name) else {
            let names = devices.map(\.rawValue).sorted().joined(separator: ", ")
            throw node.fault(
                "There is no device “\(name.rawValue.prefix(40))” here: devices names \(names).")
        }
        return name
    }

    /// Reads the words of a planned fault.
    static func fault(_ node: ScenarioNode) throws(ScenarioFault) -> FaultPlan {
        let words = try node.text("A fault such as purchase drop-after")
            .split(separator: " ").map(String.init)
        do throws(FaultPlan.Mistake) {
            return try FaultPlan(words: words)
        } catch {
            throw node.fault(error.message)
        }
    }

    /// Reads `before purchase` or `after verify 2`.
    private static func moment(
        _ text: String, _ node: ScenarioNode
    ) throws(ScenarioFault) -> CrashMoment {
        guard let moment = CrashMoment(text) else {
            throw node.fault(
                "“\(text.prefix(40))” is no moment: it dies before or after "
                    + "\(CrashMoment.callNames), such as “after purchase”.")
        }
        return moment
    }
}
