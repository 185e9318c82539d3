import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// The lines of the Library in their panes, before anything is formatted.
struct LibraryRows {
    /// One line; the numbers are positions in the snapshot.
    enum Line: Hashable {
        case space
        case walletTitle, historyTitle, ownedTitle
        case walletEmpty, howToBuy, ownedEmpty, howToRestore, provisional
        case debt(Int)
        case subscriptionsTitle
        case subscription(Int)
        /// What is said of a subscription below it; whether something is to be done about it.
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

    /// The wallet, or everything where there is one pane.
    let main: [Line]
    /// What is owned, where it has a pane of its own.
    let side: [Line]
    /// What can be selected, in the order in which the keys go through it.
    let stops: [Line]

    init(_ model: Model, layout: Layout) {
        let snapshot = model.engine.snapshot
        let wallet = snapshot.wallet
        var head: [Line] = [.walletTitle]
        let failure = Self.failure(.walletFailed, snapshot.failures.wallet, model, layout.list)
        head +=
            wallet.balances.isEmpty && failure.isEmpty
            ? [.walletEmpty, .howToBuy] : wallet.balances.indices.map(Line.balance)
        head += failure
        head += wallet.debts.indices.map(Line.debt)
        if wallet.isProvisional { head.append(.provisional) }
        let history: [Line] =
            wallet.entries.isEmpty
            ? [] : [.space, .historyTitle] + wallet.entries.indices.map(Line.entry)
        let owned = Self.subscriptions(model, layout) + Self.owned(snapshot)
        // In one pane the history, which has no end, comes last.
        main = layout.detail == nil ? head + [.space] + owned + history : head + history
        side = layout.detail == nil ? [] : owned
        stops = (main + side).filter(\.isSelectable)
    }

    /// Each with what comes next of it and what an announced price means, wrapped: nobody scrolls to the side.
    private static func subscriptions(_ model: Model, _ layout: Layout) -> [Line] {
        let failure = failure(
            .subscriptionsFailed, model.engine.snapshot.failures.subscriptions, model,
            layout.detail ?? layout.list)
        guard !model.subscriptions.isEmpty || !failure.isEmpty else { return [] }
        let width = max((layout.detail ?? layout.list).width - indent - 2, 1)
        let words = model.words
        let lines = model.subscriptions.enumerated().flatMap { index, view -> [Line] in
            let increase = words.subscriptions.increase(of: view).map { words.quote($0) }
            let isUrgent = model.isPossible(.agreeToPrice, view)
            return [.subscription(index)]
                + model.future(of: view).wrapped(to: width).map { .remark($0, isUrgent: false) }
                + (increase?.wrapped(to: width) ?? []).map { .remark($0, isUrgent: isUrgent) }
        }
        return [.subscriptionsTitle] + failure + lines + [.space]
    }

    /// That something could not be loaded, wrapped; nothing where it was.
    private static func failure(
        _ phrase: Phrase, _ reason: String?, _ model: Model, _ pane: Rect
    ) -> [Line] {
        let width = max(pane.width - indent - 2, 1)
        return (reason.map { model.words.say(phrase, $0).wrapped(to: width) } ?? [])
            .map { .remark($0, isUrgent: true) }
    }

    /// How far a remark stands in.
    static let indent = 3

    /// What is owned besides the subscriptions, which have lines of their own.
    private static func owned(_ snapshot: EngineSnapshot) -> [Line] {
        let told = Set(snapshot.subscriptions.subscriptions.map(\.originalID))
        let others = snapshot.entitlements.indices.filter {
            !told.contains(snapshot.entitlements[$0].originalID)
        }
        // Who has a subscription owns something.
        if others.isEmpty, !told.isEmpty { return [] }
        return [.ownedTitle]
            + (others.isEmpty ? [.ownedEmpty, .howToRestore] : others.map(Line.owned))
    }
}
