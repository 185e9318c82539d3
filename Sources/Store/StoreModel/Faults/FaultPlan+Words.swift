extension FaultPlan {
    /// The error for words that are not a valid plan; a whole sentence, which may quote untrusted text.
    public struct Mistake: Error, Hashable, Sendable {
        /// The sentence.
        public let message: String
    }

    /// Parses the words of one line: the call, the fault, and in any order the moment and the callers.
    ///
    /// Without a moment, the fault applies once.
    /// - Throws: ``Mistake`` with the invalid word or value and the valid ones, or with two words that exclude each
    ///   other.
    public init(words: [String]) throws(Mistake) {
        guard let first = words.first else {
            throw Mistake(message: "A fault begins with a call: \(Self.calls).")
        }
        guard let call = FaultCall(rawValue: first) else {
            throw Mistake(message: "“\(Self.short(first))” is no call. There are \(Self.calls).")
        }
        guard let second = words.dropFirst().first else {
            throw Mistake(message: "What is to go wrong with \(call.rawValue)? \(Self.faults).")
        }
        guard let fault = Fault(second) else {
            throw Mistake(
                message: Fault.mistake(in: second)
                    ?? "“\(Self.short(second))” is no fault. There are \(Self.faults).")
        }
        let rest = try Rest(words.dropFirst(2))
        self.init(
            call, fault, rest.moment ?? .once, account: rest.account, device: rest.device,
            productID: rest.productID)
        if let mistake { throw mistake }
    }

    /// Why the fault can never apply; nil if it can.
    public var mistake: Mistake? {
        guard fault.calls.contains(call) else {
            let others = fault.calls.map(\.rawValue).sorted().joined(separator: ", ")
            return Mistake(
                message: "\(fault) can not happen to \(call.rawValue), only to \(others).")
        }
        if call == .notifications, account != nil || device != nil || productID != nil {
            return Mistake(
                message: "Notifications go to a server: they have no account, device or product.")
        }
        if productID != nil, !Self.ofProducts.contains(call) {
            let others = Self.ofProducts.map(\.rawValue).sorted().joined(separator: ", ")
            return Mistake(
                message: "\(call.rawValue) says no product, only \(others) do.")
        }
        return nil
    }

    /// The calls that concern one product.
    private static let ofProducts: Set<FaultCall> = [.purchase, .order, .verify, .finish]

    private struct Rest {
        var moment: FaultMoment?
        var account: AccountName?
        var device: DeviceName?
        var productID: ProductID?
        /// The words so far, by kind.
        private var said: [String: String] = [:]

        init(_ words: ArraySlice<String>) throws(Mistake) {
            for word in words { try take(word) }
        }

        private mutating func take(_ word: String) throws(Mistake) {
            if let moment = FaultMoment(word) {
                self.moment = moment
                return try note(word, of: "when")
            }
            let part = FaultWord(word)
            switch (part.name, part.value ?? "") {
            case ("account", ""), ("device", ""), ("product", ""):
                throw Mistake(message: part.takes("a name, as in \(part.name)=NAME"))
            case ("account", let name): account = AccountName(name)
            case ("device", let name): device = DeviceName(name)
            case ("product", let name): productID = ProductID(name)
            default:
                throw Mistake(
                    message: FaultMoment.mistake(in: word)
                        ?? "“\(FaultPlan.short(word))” says neither when nor for whom. There are once, "
                        + "every, nth=3, chance=20%, account=NAME, device=NAME, product=ID.")
            }
            try note(word, of: part.name)
        }

        /// Two words of one kind are ambiguous, so they are an error.
        private mutating func note(_ word: String, of kind: String) throws(Mistake) {
            guard let before = said.updateValue(word, forKey: kind) else { return }
            throw Mistake(
                message: "“\(FaultPlan.short(before))” and “\(FaultPlan.short(word))” can not "
                    + "both be said: a plan has one of them.")
        }
    }

    private static var calls: String {
        FaultCall.allCases.map(\.rawValue).joined(separator: ", ")
    }

    private static var faults: String { Fault.examples.joined(separator: ", ") }

    private static func short(_ text: String) -> String { String(text.prefix(40)) }
}
