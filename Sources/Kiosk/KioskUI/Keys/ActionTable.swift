import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// An action that a key performs on a screen; ``ActionDefinition`` describes each one. An action has a constant if other
/// code than its row names it.
package struct Action: Hashable, Sendable {
    /// The stable name in the config file, in the event log, in `kiosk help keys` and in the palette.
    package let name: String
    /// The name of the action on another screen whose key this one shares, because they mean the same.
    private let sharedName: String?

    init(_ name: String, like other: Action? = nil) {
        self.name = name
        sharedName = other?.name
    }
}

/// A row of the action table: an action's name, its keys, when it has an effect, and what it does.
///
/// Keys, footer, help, palette, manual and event log derive from this table.
struct ActionDefinition: Sendable {
    /// Properties that few actions have.
    struct Traits: OptionSet, Sendable {
        let rawValue: Int
        /// It moves the selection or changes a value, and is not searched by name.
        static let navigation = Traits(rawValue: 1)
        /// It is not an event of the log: it only navigates, or opens a dialog whose confirmation is logged.
        static let unlogged = Traits(rawValue: 2)
        /// It affects the selected item at once, so that an item that has moved under the cursor must be seen first.
        static let selection = Traits(rawValue: 4)
        /// It concerns the whole program, and so works over a dialog.
        static let program = Traits(rawValue: 8)
        /// It changes something at the store, the merchant or the device, or opens the dialog that does, so that it is
        /// refused in read-only mode.
        static let changes = Traits(rawValue: 16)
    }

    let action: Action
    let bindings: [KeyBinding]
    let traits: Traits
    /// Returns whether the action has an effect in the current state, so that its key is worth a hint.
    let hasEffect: @Sendable (Model) -> Bool
    let perform: @Sendable (inout Model) -> [Command]
    /// What the action does to the rows of the Sandbox screen.
    let operations: [SandboxRowAction]

    /// - Parameters:
    ///   - control: A letter that, pressed with Ctrl, is an additional key.
    ///   - fixedControl: The same, with a binding of its own that cannot be changed.
    ///   - hasEffect: If it is omitted, the action has an effect while one of the operations applies to the selected
    ///     row, or always if it has none.
    init(
        _ action: Action, _ keys: [Key] = [], control: Character? = nil, _ label: TextKey,
        on screens: Set<Screen>? = nil, priority: Int? = nil, isFixed: Bool = false,
        fixedControl: Character? = nil, _ traits: Traits = [], operations: [SandboxRowAction] = [],
        if hasEffect: (@Sendable (Model) -> Bool)? = nil,
        _ perform: @escaping @Sendable (inout Model) -> [Command]
    ) {
        self.action = action
        self.traits = traits
        self.perform = perform
        self.operations = operations
        self.hasEffect =
            hasEffect ?? { model in
                operations.isEmpty || operations.contains { $0.applies(in: model) }
            }
        let fixed = fixedControl.map { KeyBinding(action, control: $0, label, isFixed: true) }
        let binding = KeyBinding(
            action, keys, control: control, label, on: screens, priority: priority,
            isFixed: isFixed)
        bindings = [binding] + (fixed.map { [$0] } ?? [])
    }

    /// All rows; the order is that of help and of the manual.
    static let all: [ActionDefinition] = [
        shop, sandbox, subscriptionTests, store, clock, documents, screens, movement, program,
    ].flatMap(\.self)

    static let ofAction = Dictionary(uniqueKeysWithValues: all.map { ($0.action, $0) })
}

extension KeyMap {
    /// The default key bindings.
    package static let standard = KeyMap(ActionDefinition.all.flatMap(\.bindings))
}

extension Action {
    /// Creates the action with a name; nil if the name is unknown.
    package init?(name: String) {
        guard let action = Self.all.first(where: { $0.name == name }) else { return nil }
        self = action
    }

    /// All actions that can have a key, in the order of the key table.
    package static let all = ActionDefinition.all.map(\.action)

    /// The action's stable name in the event log; nil for navigation.
    ///
    /// A change of screens is logged as an event of its own, and so it is not logged as an action.
    var logName: String? { has(.unlogged) ? nil : name }

    /// The meaning of the action's key: actions on different screens that mean the same share a key, and a key has one
    /// meaning on all screens.
    var meaning: Action { sharedName.map { Action($0) } ?? self }

    func has(_ traits: ActionDefinition.Traits) -> Bool {
        !(ActionDefinition.ofAction[self]?.traits.isDisjoint(with: traits) ?? true)
    }

    /// Returns whether the action affects the selected item at once.
    func affectsSelection(on screen: Screen) -> Bool {
        has(.selection) || self == .open && screen.component.actsOnEnter
    }
}

// MARK: Rows

extension Action {
    static let open = Action("details")
    static let buy = Action("buy")
    static let restore = Action("restore")
    static let filter = Action("filter")
    static let finish = Action("finish")
    static let mark = Action("mark")
}

extension ActionDefinition {
    /// What a customer does.
    private static let shop = [
        ActionDefinition(
            .buy, [.character("b")], .hintBuy, on: [.shop, .overview], priority: 1, .changes,
            if: { $0.shop.selectedRow != nil && $0.observerReason == nil }
        ) { $0.openPurchase() },
        ActionDefinition(
            Action("spend"), [.character("s")], .hintSpend, on: [.library], priority: 1, .changes,
            if: { !$0.engine.snapshot.wallet.balances.isEmpty && $0.observerReason == nil }
        ) { LibraryScreen().openSpend(in: &$0) },
        ActionDefinition(
            .finish, [.character("v")], .hintFinish, on: [.activity], priority: 3,
            [.selection, .changes], if: { $0.canPerform(.finish) }
        ) { $0.finish() },
        ActionDefinition(
            .mark, [.character(" "), .insert], .hintMark, on: [.activity], priority: 6,
            [.unlogged, .selection], if: { $0.activityRow != nil }
        ) { $0.toggleMark() },
        ActionDefinition(
            Action("refund-marked", like: .refund), [.character("x")], .hintRefund, on: [.activity],
            priority: 6, [.unlogged, .selection, .changes], if: { $0.canPerform(.refund) }
        ) { $0.requestConfirmation(of: .refund) },
        ActionDefinition(
            .open, [.enter], .hintDetails, priority: 2,
            operations: [
                SandboxRowAction(
                    .open, .entryProduct, as: "edit product",
                    keywords: Availability.allCases.map(\.name)
                ) { row, _ in row.product?.type != nil }
            ], if: { $0.canOpen }
        ) { $0.screen.component.open(in: &$0) },
        ActionDefinition(
            .restore, [.character("R")], .hintRestore, priority: 4, .changes,
            if: { $0.shop.catalog != nil && $0.observerReason == nil }
        ) { $0.restore() },
        ActionDefinition(
            .filter, [.character("/")], .hintFilter, on: [.shop, .activity, .log, .overview],
            priority: 5, if: { $0.screen.component.isFilterable(in: $0) }
        ) { $0.startFilter() },
        match(Action("next-match"), "n", .hintNextMatch, step: 1),
        match(Action("previous-match"), "N", .hintPreviousMatch, step: -1),
        ActionDefinition(Action("sort"), [.character("o")], .hintSort, on: [.shop, .overview]) {
            $0.setSort($0.shop.order.next)
        },
        ActionDefinition(
            Action("part-after", like: .valueAfter), [.right, .character("l")], .hintPartAfter,
            on: [.activity], [.navigation, .unlogged]
        ) { $0.showFilter($0.activity.selectedFilter.moved(by: 1)) },
        ActionDefinition(
            Action("part-before", like: .valueBefore), [.left, .character("h")], .hintPartBefore,
            on: [.activity], [.navigation, .unlogged]
        ) { $0.showFilter($0.activity.selectedFilter.moved(by: -1)) },
        ActionDefinition(
            Action("receipt-after", like: .valueAfter), [.right, .character("l")], .hintAfter,
            on: [.receipt], priority: 3, [.navigation, .unlogged],
            if: { ReceiptScreen().neighbor(1, in: $0) != nil }
        ) { ReceiptScreen().showNeighbor(1, in: &$0) },
        ActionDefinition(
            Action("receipt-before", like: .valueBefore), [.left, .character("h")], .hintBefore,
            on: [.receipt], priority: 4, [.navigation, .unlogged],
            if: { ReceiptScreen().neighbor(-1, in: $0) != nil }
        ) { ReceiptScreen().showNeighbor(-1, in: &$0) },
    ]

    private static func match(
        _ action: Action, _ key: Character, _ label: TextKey, step: Int
    ) -> ActionDefinition {
        ActionDefinition(
            action, [.character(key)], label, on: [.shop, .activity, .log, .overview],
            [.navigation, .unlogged], if: { $0.filter?.isActive ?? false }
        ) { $0.moveToMatch(by: step) }
    }
}
