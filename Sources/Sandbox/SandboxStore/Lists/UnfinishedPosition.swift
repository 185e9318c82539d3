import StoreModel

/// A position in the list of a device's unfinished items.
enum UnfinishedPosition: CursorPosition {
    /// After a transaction.
    case transaction(Int64)
    /// After an order. All transactions come before the orders.
    case order(TimePosition)

    init?(text: String) {
        let rest = String(text.dropFirst())
        switch text.first {
        case "t":
            guard let id = Int64(rest) else { return nil }
            self = .transaction(id)
        case "o":
            guard let position = TimePosition(text: rest) else { return nil }
            self = .order(position)
        default: return nil
        }
    }

    var text: String {
        switch self {
        case .transaction(let id): "t\(id)"
        case .order(let position): "o\(position.text)"
        }
    }
}
