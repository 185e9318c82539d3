import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// Decides whether a button press answers what the user has seen, and is not a repeated or premature press.
struct ConfirmationGuard: Hashable, Sendable {
    /// The time in milliseconds that a dialog must be on the screen before a key or a click can confirm it.
    static let minimumDisplayTime: Int64 = 300
    /// Two presses within this time, in milliseconds, count as one held key or one double click: terminals begin to
    /// repeat after 250 to 660 ms.
    static let repeatInterval: Int64 = 700

    /// The time in milliseconds within which the same key may be a held key on a connection that stutters.
    static let heldKeyInterval: Int64 = 2_000

    private(set) var drawnAt: Timestamp?

    mutating func markDrawn(at now: Timestamp) {
        if drawnAt == nil { drawnAt = now }
    }

    /// Requires a new drawing before a confirmation, because the content of the dialog changed.
    mutating func reset() { drawnAt = nil }

    /// Returns whether a press at `now` may confirm.
    ///
    /// - Parameter lastPressAt: The time of the previous press of Enter, Space or a button, in any dialog or screen.
    func allows(at now: Timestamp, lastPressAt: Timestamp?) -> Bool {
        guard let drawnAt, now.since(drawnAt) >= Self.minimumDisplayTime else { return false }
        return lastPressAt.map { now.since($0) >= Self.repeatInterval } ?? true
    }
}

// MARK: Selection

/// Guards against actions on a row that an update moved under the cursor.
struct SelectionGuard: Hashable, Sendable {
    /// Whether the previously selected item is gone, instead of displaced by a newer one.
    let isItemRemoved: Bool
    private var confirm = ConfirmationGuard()
    private var wasReported = false

    init(isItemRemoved: Bool) { self.isItemRemoved = isItemRemoved }

    mutating func markDrawn(at now: Timestamp) { confirm.markDrawn(at: now) }

    /// Returns whether an immediate action is refused. It is refused until the new selection has been visible long
    /// enough, and at least once if the previous item is gone.
    mutating func refusesAction(at now: Timestamp) -> Bool {
        let isSeen = confirm.allows(at: now, lastPressAt: nil)
        guard !isSeen || isItemRemoved && !wasReported else { return false }
        // The refusal's message must be seen too before an action is allowed.
        if !wasReported { confirm.reset() }
        wasReported = true
        return true
    }
}

/// The selected item of a screen on which keys act at once.
struct SelectedItem: Hashable {
    private let id: AnyHashable
    /// Whether the item is gone once it is not selected any more.
    let isRemovedWhenDeselected: Bool

    init(_ id: some Hashable, isRemovedWhenDeselected: Bool = true) {
        self.id = AnyHashable(id)
        self.isRemovedWhenDeselected = isRemovedWhenDeselected
    }
}

/// Guards against a key that acts on a row which an update moved under the cursor.
extension Model {
    /// Applies a change of lists, and arms the guard if another item is selected afterwards.
    mutating func applyListChange(_ change: (inout Model) -> [Command]) -> [Command] {
        let before = screen.component.selectedItem(in: self)
        let commands = change(&self)
        if let before, before != screen.component.selectedItem(in: self) {
            selectionGuard = SelectionGuard(isItemRemoved: before.isRemovedWhenDeselected)
        }
        return commands
    }

    /// Returns whether an action on the selection is refused; line mode needs no guard, because it does not have a
    /// cursor.
    mutating func refusesSelectionAction() -> Bool {
        lineMode == nil && selectionGuard?.refusesAction(at: now) ?? false
    }
}

extension Message {
    /// Whether the message changes the rows of lists.
    var changesLists: Bool {
        switch self {
        case .snapshot, .sandbox, .catalog: true
        default: false
        }
    }
}

// MARK: Shown product

/// The product that the shop displays, and since when: a purchase without confirmation requires that the user saw it.
struct ShownProductGuard: Sendable {
    let product: Product
    let since: Timestamp

    /// Returns whether a key pressed now can be meant for this version of a product.
    func allowsPurchase(of product: Product, at now: Timestamp) -> Bool {
        self.product == product && now.since(since) >= ConfirmationGuard.minimumDisplayTime
    }
}

// MARK: Repeated keys

extension Model {
    /// Returns whether a purchase needs a confirmation. The context can skip it, except when the key may not have been
    /// meant for the product that is shown. Line mode and windows without the full layout always ask.
    func requiresConfirmation(for product: Product) -> Bool {
        guard context.skipsDialogs, lineMode == nil, layout.density == .full else { return true }
        return isHurried || !(shownProductGuard?.allowsPurchase(of: product, at: now) ?? false)
    }

    /// Whether the last key or press is so recent that this key may be a repetition of a held one.
    private var isHurried: Bool {
        isHeld
            || [lastKeyAt, lastPressAt].contains { last in
                last.map { now.since($0) < ConfirmationGuard.repeatInterval } ?? false
            }
    }

    /// Whether the same key was pressed so shortly before that it may be held down.
    var isKeyRepeat: Bool {
        isHeld && lastKeyAt.map { now.since($0) < ConfirmationGuard.repeatInterval } ?? false
    }

    /// Returns whether a press may confirm a dialog; a refused press is answered with a toast for as long as another
    /// press would be refused, too.
    mutating func mayConfirm(_ confirm: ConfirmationGuard) -> Bool {
        guard !confirm.allows(at: now, lastPressAt: lastPressAt) else { return true }
        showHint(formatter.text(.aMoment), lifetime: ConfirmationGuard.repeatInterval)
        return false
    }
}
