import StoreModel
import TerminalGraphics

/// What a verb or a number of a list does.
typealias LineAction = @Sendable (inout Model) -> [Command]

/// A subject of line mode, whose details can be printed.
enum LineModeTarget: Hashable, Sendable {
    case product(ProductID)
    /// A product of the sandbox store, with its edits.
    case soldProduct(ProductID)
    /// A transaction, by its row ID.
    case transaction(String)
    /// An order of the store, by its transaction ID or its intent ID.
    case order(String)
    case event(LogEventID)
    case good(GoodID)
    /// An owned subscription, by its original transaction ID.
    case subscription(TransactionID)
    /// A subscription of the sandbox store, by its original transaction ID.
    case storeSubscription(TransactionID)

    var productID: ProductID? { if case .product(let id) = self { id } else { nil } }
    var good: GoodID? { if case .good(let good) = self { good } else { nil } }
    var subscriptionID: TransactionID? { if case .subscription(let id) = self { id } else { nil } }

    /// The screen to which the subject belongs; nil for an event of the log, which has no commands.
    var screen: Screen? {
        switch self {
        case .product: .shop
        case .transaction: .activity
        case .good, .subscription: .library
        case .soldProduct, .order, .storeSubscription: .sandbox
        case .event: nil
        }
    }
}

/// A line of a list.
struct NumberedListItem: Sendable {
    /// The subject, to which the number refers after a verb; nil for a command.
    var target: LineModeTarget?
    /// The text; nil for that of the subject, which is created when the line is printed.
    var text: SafeText?
    /// What the number does; nil if it prints the details of the subject.
    var perform: LineAction?
}

/// A list with a number for each line, printed in parts.
struct NumberedList: Sendable {
    /// The kind of the list's items.
    enum Kind: Hashable, Sendable {
        case products, transactions, library, sandbox, events, topics
        /// The transactions of Activity, of which older ones may not be loaded yet.
        case activity
        /// Commands.
        case commands
        /// Text without numbers, from which nothing can be chosen.
        case words
    }

    /// The default number of lines printed at once, few enough to remember.
    static let defaultPageSize = 10

    let kind: Kind
    var items: [NumberedListItem]
    /// The number of lines printed at once.
    var pageSize = defaultPageSize
    /// The number of lines that were printed.
    var printedCount = 0

    /// Whether some lines were not printed yet.
    var hasMore: Bool { printedCount < items.count }

    /// Returns the item with a number; nil if the number is not in the list.
    func item(_ number: Int) -> NumberedListItem? {
        number > 0 && number <= items.count ? items[number - 1] : nil
    }
}

// MARK: References

/// A reference to an item, typed by the user or created from a list.
enum TargetReference: Hashable, Sendable {
    /// A list number, an ID, or words of a title.
    case typed(String)
    /// An ID, even one in the form of a number.
    case id(String)

    /// The text to compare with IDs; untrusted text.
    var text: String {
        switch self {
        case .typed(let text), .id(let text): text
        }
    }

    /// The beginning of the text, for messages about unknown items.
    var quoted: String { String(text.prefix(80)) }

    /// The list number; nil for words, and for digits that lists do not print, such as 007.
    var number: Int? {
        guard case .typed(let text) = self, let number = Int(text), number >= 0,
            String(number) == text
        else { return nil }
        return number
    }

    /// The words to find in a title; empty for a list number or an ID.
    var words: [String] {
        guard case .typed(let text) = self, number == nil else { return [] }
        return text.split(separator: " ").map(String.init)
    }
}
