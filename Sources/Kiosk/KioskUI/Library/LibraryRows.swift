import PurchaseCore
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics

/// The rows of the Library's panes, before formatting.
struct LibraryRows {
    /// A row; the numbers are positions in the snapshot.
    enum Row: Hashable {
        case space
        case walletTitle, historyTitle, ownedTitle
        case walletEmpty, howToBuy, ownedEmpty, howToRestore, provisional
        case debt(Int)
        case subscriptionsTitle
        case subscription(Int)
        /// A remark below a subscription. `isUrgent` is set if the user should act on it.
        case remark(SafeText, isUrgent: Bool)
        case balance(Int)
        case entry(Int)
        case owned(Int)

        var isSelectable: Bool {
            switch self {
            case .balance, .entry, .owned, .subscription: true
            default: false
            }
        }
    }

    /// The rows of the main pane: the wallet, or everything if there is one pane only.
    let main: [Row]
    /// The rows of owned products and subscriptions, if they have a pane of their own.
    let side: [Row]
    /// The selectable rows, in the order in which the keys move through them.
    let selectableRows: [Row]

    init(_ model: Model, layout: Layout) {
        let snapshot = model.engine.snapshot
        let wallet = snapshot.wallet
        var head: [Row] = [.walletTitle]
        let failure = Self.failure(.walletFailed, snapshot.failures.wallet, model, layout.list)
        head +=
            wallet.balances.isEmpty && failure.isEmpty
            ? [.walletEmpty, .howToBuy] : wallet.balances.indices.map(Row.balance)
        head += failure
        head += wallet.debts.indices.map(Row.debt)
        if wallet.isProvisional { head.append(.provisional) }
        let history: [Row] =
            wallet.entries.isEmpty
            ? [] : [.space, .historyTitle] + wallet.entries.indices.map(Row.entry)
        let owned = Self.subscriptions(model, layout) + Self.owned(snapshot)
        // In a single pane the history comes last, because it grows without limit.
        main = layout.detail == nil ? head + [.space] + owned + history : head + history
        side = layout.detail == nil ? [] : owned
        selectableRows = (main + side).filter(\.isSelectable)
    }

    /// Returns the subscriptions, each with its renewal and price increase wrapped to the pane's width.
    private static func subscriptions(_ model: Model, _ layout: Layout) -> [Row] {
        let failure = failure(
            .subscriptionsFailed, model.engine.snapshot.failures.subscriptions, model,
            layout.detail ?? layout.list)
        guard !model.subscriptions.isEmpty || !failure.isEmpty else { return [] }
        let width = max((layout.detail ?? layout.list).width - indent - 2, 1)
        let words = model.formatter
        let lines = model.subscriptions.enumerated().flatMap { index, view -> [Row] in
            let increase = words.subscriptions.increase(of: view).map { words.sanitized($0) }
            let isUrgent = model.isPossible(.agreeToPrice, view)
            return [.subscription(index)]
                + model.future(of: view).wrapped(to: width).map { .remark($0, isUrgent: false) }
                + (increase?.wrapped(to: width) ?? []).map { .remark($0, isUrgent: isUrgent) }
        }
        return [.subscriptionsTitle] + failure + lines + [.space]
    }

    /// Returns the wrapped message that data could not be loaded; empty if it was loaded.
    private static func failure(
        _ phrase: TextKey, _ reason: String?, _ model: Model, _ pane: Rect
    ) -> [Row] {
        let width = max(pane.width - indent - 2, 1)
        return (reason.map { model.formatter.text(phrase, $0).wrapped(to: width) } ?? [])
            .map { .remark($0, isUrgent: true) }
    }

    /// The indentation of a remark, in columns.
    static let indent = 3

    /// Returns the entitlements other than the subscriptions, which have rows of their own.
    private static func owned(_ snapshot: EngineSnapshot) -> [Row] {
        let listedIDs = Set(snapshot.subscriptions.subscriptions.map(\.originalID))
        let others = snapshot.entitlements.indices.filter {
            !listedIDs.contains(snapshot.entitlements[$0].originalID)
        }
        // With a subscription listed above, a notice that nothing is owned would be wrong.
        if others.isEmpty, !listedIDs.isEmpty { return [] }
        return [.ownedTitle]
            + (others.isEmpty ? [.ownedEmpty, .howToRestore] : others.map(Row.owned))
    }
}

// MARK: State

/// The state of the Library screen: selection and scroll offsets.
struct LibraryState: Sendable {
    /// The position of the selection among the selectable rows.
    var selected = 0
    /// The first visible row of the main pane.
    var top = 0
    /// The first visible row of the pane of owned products.
    var ownedTop = 0
}
