/// The moment at which a device is killed: before it sends a call, or after the call is done and before its answer
/// arrives.
package struct CrashMoment: Hashable, Sendable {
    /// The side of the call.
    package enum Side: String, Hashable, Sendable, CaseIterable {
        /// The cause of the call is durable; nothing is sent.
        case before
        /// The server has performed the call; the device has not received the answer.
        case after
    }

    /// The side of the call.
    package let side: Side
    package let call: ServiceCall
    /// The number of the call among those of its kind from now on, counted from 1.
    package let number: Int

    /// Creates a value from its parts without validating them.
    package init(_ side: Side, _ call: ServiceCall, number: Int = 1) {
        self.side = side
        self.call = call
        self.number = number
    }

    /// The calls at which a device can be killed, by their words.
    package static let calls: [String: ServiceCall] = [
        "order-number": .orderNumber, "purchase": .purchase, "order": .order, "verify": .verify,
        "finish": .finish, "acknowledge": .acknowledge, "restore": .restore, "updates": .changes,
        "unfinished": .unfinished, "spend": .spend, "wallet": .wallet, "log": .uploadLog,
    ]

    /// The words of the calls, in alphabetical order.
    package static let callNames = calls.keys.sorted().joined(separator: ", ")

    /// The valid inputs for an error message: the calls, and the named points.
    package static let choices =
        callNames
        + "; C0 ... C8, C10 ... C16, N1, N2, R1 ... R6, V1 ... V4, X1 ... X4, G1, G2"

    /// The moments of an ordinary purchase, in order.
    package static let purchaseMoments: [CrashMoment] = [
        CrashMoment(.before, .orderNumber), CrashMoment(.before, .purchase),
        CrashMoment(.after, .purchase), CrashMoment(.before, .verify), CrashMoment(.after, .verify),
        CrashMoment(.before, .finish), CrashMoment(.after, .finish),
    ]

    /// Parses `before purchase`, `C2` for the same, or `after verify 2` for the second of its calls; nil for any other
    /// text.
    package init?(_ text: String) {
        var words = text.split(separator: " ").map(String.init)
        if let point = words.first.flatMap({ Self.points[$0] }) {
            words[0] = point.side.rawValue
            words.insert(Self.name(of: point.call), at: 1)
        }
        let number = words.count == 3 ? Int(words[2]) : 1
        guard (2...3).contains(words.count), let side = Side(rawValue: words[0]),
            let call = Self.calls[words[1]], let number, (1...1000).contains(number)
        else { return nil }
        self.init(side, call, number: number)
    }
}

extension CrashMoment: CustomStringConvertible {
    /// The text that ``init(_:)`` parses.
    package var description: String {
        "\(side.rawValue) \(Self.name(of: call))" + (number == 1 ? "" : " \(number)")
    }

    private static func name(of call: ServiceCall) -> String {
        calls.first { $0.value == call }?.key ?? call.rawValue
    }
}
