extension FaultPlan {
    /// The error for words that are not a valid plan; a whole sentence, which may quote untrusted text.
    public struct ParseError: Error, Hashable, Sendable {
        /// The sentence.
        public let message: String

        package init(message: String) { self.message = message }
    }

    /// Parses the words of one line: the call, the fault, and in any order the moment and the callers.
    ///
    /// Without a moment, the fault applies once.
    /// - Throws: ``ParseError`` with the invalid word or value and the valid ones, or with two words that exclude each
    ///   other.
    public init(words: [String]) throws(ParseError) {
        guard let first = words.first else {
            throw ParseError(message: "A fault begins with a call. Use one of: \(Self.calls).")
        }
        guard let call = FaultCall(rawValue: first) else {
            throw ParseError(
                message: "Unknown call “\(Self.short(first))”. Use one of: \(Self.calls).")
        }
        guard let second = words.dropFirst().first else {
            throw ParseError(
                message: "The fault of \(call.rawValue) is missing. Use one of: \(Self.faults).")
        }
        guard let fault = Fault(second) else {
            throw ParseError(
                message: Fault.diagnosis(of: second)
                    ?? "Unknown fault “\(Self.short(second))”. Use one of: \(Self.faults).")
        }
        let rest = try ParsedOptions(words.dropFirst(2))
        self.init(
            call, fault, rest.moment ?? .once, account: rest.account, device: rest.device,
            productID: rest.productID)
        if let validationError { throw validationError }
    }

    /// Why the fault can never apply; nil if it can.
    public var validationError: ParseError? {
        guard fault.calls.contains(call) else {
            let others = fault.calls.map(\.rawValue).sorted().joined(separator: ", ")
            return ParseError(
                message:
                    "The fault \(fault) cannot be used with \(call.rawValue), only with \(others).")
        }
        if call == .notifications, account != nil || device != nil || productID != nil {
            return ParseError(
                message:
                    "A fault of notifications cannot be limited to an account, device or product.")
        }
        if productID != nil, !Self.productCalls.contains(call) {
            let others = Self.productCalls.map(\.rawValue).sorted().joined(separator: ", ")
            return ParseError(
                message:
                    "A fault of \(call.rawValue) cannot be limited to a product: only \(others) can."
            )
        }
        return nil
    }

    /// The calls that concern one product.
    private static let productCalls: Set<FaultCall> = [.purchase, .order, .verify, .finish]

    private struct ParsedOptions {
        var moment: FaultTrigger?
        var account: AccountName?
        var device: DeviceName?
        var productID: ProductID?
        /// The words so far, by kind.
        private var wordsByKind: [String: String] = [:]

        init(_ words: ArraySlice<String>) throws(ParseError) {
            for word in words { try parse(word) }
        }

        private mutating func parse(_ word: String) throws(ParseError) {
            if let moment = FaultTrigger(word) {
                self.moment = moment
                return try recordWord(word, of: "when")
            }
            let part = FaultWord(word)
            switch (part.name, part.value ?? "") {
            case ("account", ""), ("device", ""), ("product", ""):
                throw ParseError(
                    message: part.invalidValueMessage("a name, as in \(part.name)=NAME"))
            case ("account", let name): account = AccountName(name)
            case ("device", let name): device = DeviceName(name)
            case ("product", let name): productID = ProductID(name)
            default:
                throw ParseError(
                    message: FaultTrigger.diagnosis(of: word)
                        ?? "Unknown word “\(FaultPlan.short(word))” in a fault. Use one of: once, "
                        + "every, nth=3, chance=20%, account=NAME, device=NAME, product=ID.")
            }
            try recordWord(word, of: part.name)
        }

        /// Two words of one kind are ambiguous, so they are an error.
        private mutating func recordWord(_ word: String, of kind: String) throws(ParseError) {
            guard let before = wordsByKind.updateValue(word, forKey: kind) else { return }
            throw ParseError(
                message: "“\(FaultPlan.short(before))” and “\(FaultPlan.short(word))” cannot "
                    + "be used together: remove one of them.")
        }
    }

    private static var calls: String {
        FaultCall.allCases.map(\.rawValue).joined(separator: ", ")
    }

    private static var faults: String { Fault.examples.joined(separator: ", ") }

    private static func short(_ text: String) -> String { String(text.prefix(40)) }
}
