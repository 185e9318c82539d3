/// Where on its way a device dies: before one of its calls is sent, or when that is done and the answer is not there yet.
package struct CrashMoment: Hashable, Sendable {
    /// On which side of a call.
    package enum Side: String, Hashable, Sendable, CaseIterable {
        /// What led to the call is durable; nothing is sent.
        case before
        /// The other side has done it; the device does not know.
        case after
    }

    /// On which side of the call.
    package let side: Side
    /// The call.
    package let call: ServiceCall
    /// Which of these calls from now on, counted from 1.
    package let number: Int

    /// Takes the parts as they are.
    package init(_ side: Side, _ call: ServiceCall, number: Int = 1) {
        self.side = side
        self.call = call
        self.number = number
    }

    /// The calls on whose way a device can die, by their words.
    package static let calls: [String: ServiceCall] = [
        "order-number": .orderNumber, "purchase": .purchase, "order": .order, "verify": .verify,
        "finish": .finish, "acknowledge": .acknowledge, "restore": .restore, "updates": .changes,
        "unfinished": .unfinished, "spend": .spend, "wallet": .wallet, "log": .take,
    ]

    /// The words of the calls, in the order of the alphabet.
    package static let callNames = calls.keys.sorted().joined(separator: ", ")

    /// What can be said, for whoever has to choose: the calls, and the points that have names of their own.
    package static let choices =
        callNames
        + "; C0 ... C8, C10 ... C16, N1, N2, R1 ... R6, V1 ... V4, X1 ... X4, G1, G2"

    /// The moments of an ordinary purchase, in their order.
    package static let ofPurchase: [CrashMoment] = [
        CrashMoment(.before, .orderNumber), CrashMoment(.before, .purchase),
        CrashMoment(.after, .purchase), CrashMoment(.before, .verify), CrashMoment(.after, .verify),
        CrashMoment(.before, .finish), CrashMoment(.after, .finish),
    ]

    /// Reads `before purchase`, or `C2` for the same, and `after verify 2` for the second of its calls; nil for anything
    /// else.
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
    /// As it is read.
    package var description: String {
        "\(side.rawValue) \(Self.name(of: call))" + (number == 1 ? "" : " \(number)")
    }

    private static func name(of call: ServiceCall) -> String {
        calls.first { $0.value == call }?.key ?? call.rawValue
    }
}
