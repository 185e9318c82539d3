import StoreModel

extension SandboxOrder {
    /// The ids by which it can be named.
    var ids: [String] {
        [merchantOrder?.rawValue, transactionID?.rawValue, intentID?.rawValue].compactMap { $0 }
    }

    /// How it stands and whether it was charged, as it follows its number: “was declined; nothing is charged”.
    var standing: String {
        switch state {
        case .pending: "waits for approval; nothing is charged yet"
        case .interrupted: "was interrupted; nothing is charged"
        case .stuck: "is stuck; it is charged"
        case .declined, .cancelled: "was \(state.rawValue); nothing is charged"
        case .unfinished, .finished:
            "is sold already; \(charge.isFree ? "nothing" : "it") is charged"
        case .refunded: "was charged, and the money went back"
        case .revoked: "was sold and withdrawn; no money went back"
        case .deleted: "was sold, and its transaction was deleted"
        }
    }

    /// That something can not be done to it as it stands.
    ///
    /// - Parameter deed: What was to be done, such as `approved`.
    func refusal(of deed: String) -> String {
        let wasPossible = ![.pending, .interrupted, .stuck].contains(state)
        return "\(ids.first ?? "It") \(standing), and it can not be \(deed)"
            + (wasPossible ? " any more." : ".")
    }
}

extension SandboxOrder.State {
    /// What an order of this state does, as it follows “an order that”.
    var clause: String {
        switch self {
        case .pending: "waits for approval"
        case .interrupted: "was interrupted"
        case .stuck: "is stuck"
        case .unfinished, .finished, .declined, .cancelled, .refunded, .revoked, .deleted:
            "is \(rawValue)"
        }
    }
}
