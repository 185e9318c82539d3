import StoreModel

extension SandboxOrder {
    /// The ids by which users name the order.
    var ids: [String] {
        [merchantOrder?.rawValue, transactionID?.rawValue, intentID?.rawValue].compactMap { $0 }
    }

    /// The state and whether the order was charged, as a predicate to its number: “was declined; nothing is charged”.
    var standing: String {
        switch state {
        case .pending: "waits for approval; nothing is charged yet"
        case .interrupted: "was interrupted; nothing is charged"
        case .stuck: "is stuck; it is charged"
        case .declined, .cancelled: "was \(state.rawValue); nothing is charged"
        case .unfinished, .finished:
            "was already sold; \(charge.isFree ? "nothing" : "it") is charged"
        case .refunded: "was charged and refunded"
        case .revoked: "was sold and revoked; nothing was refunded"
        case .deleted: "was sold, and its transaction was deleted"
        }
    }

    /// Returns the sentence that the order's state does not allow an operation.
    ///
    /// - Parameter deed: The operation as a participle, such as `approved`.
    func refusal(of deed: String) -> String {
        let wasPossible = ![.pending, .interrupted, .stuck].contains(state)
        return "\(ids.first ?? "The order") \(standing); it cannot be \(deed)"
            + (wasPossible ? " any more." : ".")
    }
}

extension SandboxOrder.State {
    /// The state as a clause that follows “an order that”.
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
