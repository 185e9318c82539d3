import KioskPresentation
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics

/// An effect of an action on a row of the Sandbox screen, which the palette finds by name.
struct SandboxRowAction: Sendable {
    let action: Action
    let name: TextKey
    private let ownName: String?
    /// Further search texts: what the operation applies to, and the choices that it offers.
    let keywords: [TextKey]
    private let condition: (@Sendable (SandboxState.Row, Model) -> Bool)?

    /// - Parameters:
    ///   - ownName: The name that is the same in every language, if it is not the action's.
    ///   - condition: Returns whether the operation applies to a row; nil if it needs none.
    init(
        _ action: Action, _ name: TextKey, as ownName: String? = nil, keywords: [TextKey] = [],
        if condition: (@Sendable (SandboxState.Row, Model) -> Bool)?
    ) {
        (self.action, self.name, self.ownName) = (action, name, ownName)
        (self.keywords, self.condition) = (keywords, condition)
    }

    /// The operation's name that is the same in every language.
    var stableName: String { ownName ?? action.name }

    /// All operations, in the order of the key table.
    static let all = ActionDefinition.all.flatMap(\.operations)

    /// Returns whether the operation applies to the selected row.
    func applies(in model: Model) -> Bool {
        model.sandbox.selectedRow.map { condition?($0, model) ?? true } ?? (condition == nil)
    }

    /// Returns whether an operation applies to the selected row and the Sandbox screen is shown.
    func isReady(in model: Model) -> Bool {
        condition != nil && model.screen == .sandbox && applies(in: model)
    }

    /// Applies an operation to the selected row, or selects the first row to which it applies and names the key: a row
    /// that the user has not seen is not changed.
    func perform(in model: inout Model) -> [Command] {
        if model.isRefused(action) { return model.showInfo(.readOnlyMode) }
        guard let condition, !isReady(in: model) else {
            return model.show(.sandbox) + model.perform(action)
        }
        let commands = model.show(.sandbox)
        // The data of the store has not been loaded yet and will appear shortly.
        guard model.sandbox.isLoaded else { return commands }
        let current = model
        guard let id = model.sandbox.rows.first(where: { condition($0, current) })?.id else {
            return commands + model.showInfo(.toastNothingHere)
        }
        model.sandbox.list.select(id)
        model.scrollToSelection()
        let key = model.formatter.sanitized(model.keyName(action))
        return commands
            + model.showToast(.info, model.formatter.fact(key, model.formatter.text(name)))
    }
}

extension SandboxRowAction: Hashable {
    static func == (left: Self, right: Self) -> Bool { left.stableName == right.stableName }

    func hash(into hasher: inout Hasher) { hasher.combine(stableName) }
}

// MARK: Rows

extension Action {
    static let valueBefore = Action("value-before")
    static let valueAfter = Action("value-after")
    static let approve = Action("approve")
    static let decline = Action("decline")
    static let refund = Action("refund")
    static let cancelRenewal = Action("cancel-renewal")
    static let expire = Action("expire")
    static let buyOutside = Action("buy-outside", like: .buy)
    static let openOffer = Action("take-offer")
}

extension ActionDefinition {
    /// The actions for controls and orders of the Sandbox screen, and the customer's changes of subscriptions.
    static let sandbox = [
        ActionDefinition(
            .valueAfter, [.right, .character("l")], .hintChange, on: [.sandbox], priority: 3,
            [.navigation, .unlogged, .selection], if: { SandboxScreen().canChangeValue(in: $0) }
        ) { SandboxScreen().changeControlValue(by: 1, in: &$0) },
        ActionDefinition(
            .valueBefore, [.left, .character("h")], .hintChange, on: [.sandbox],
            [.navigation, .unlogged, .selection], if: { SandboxScreen().canChangeValue(in: $0) }
        ) { SandboxScreen().changeControlValue(by: -1, in: &$0) },
        onRow(
            .approve, "a", .hintApprove,
            operations: [
                deciding(.approve, by: .approve, .hintApprove, .stageAwaitingApproval),
                deciding(.resolve, by: .approve, .paletteResolve, as: "resolve", .orderInterrupted),
                deciding(.unstick, by: .approve, .paletteUnstick, as: "unstick", .orderStuck),
            ]
        ) { SandboxScreen().decideOrder(approving: true, in: &$0) },
        onRow(
            .decline, "d", .hintDecline,
            operations: [deciding(.decline, by: .decline, .hintDecline)]
        ) { SandboxScreen().decideOrder(approving: false, in: &$0) },
        onRow(
            .refund, "x", .hintRefund, [.unlogged, .selection],
            keywords: TransactionChangeOption.all.map(\.title),
            if: { row, model in row.order.map(model.canRefund) ?? false }
        ) { SandboxScreen().openRefund(in: &$0) },
        renewal(.agreeToPrice, Action("agree-to-price", like: .approve), "a", .hintAgree),
        renewal(.cancel, .cancelRenewal, "c", .hintCancelRenewal, [.selection, .unlogged]),
        renewal(.resume, Action("resume"), "e", .hintResume),
        ActionDefinition(
            Action("change-plan"), [.character("p")], .hintPlan, on: [.library], priority: 1,
            [.selection, .changes], if: { $0.subscriptionForPlans != nil }
        ) { $0.openPlans() },
    ]

    /// The tests of the selected subscription of the store, which line mode lists with its details.
    static let subscriptionTests = [
        subscriptionTest(Action("fail-renewals"), "F", .hintFailRenewals) { subscription, _ in
            let test = SubscriptionControl.failRenewals(!subscription.failsRenewals)
            return [.sandbox(.subscription(subscription.originalTransactionID, test))]
        },
        subscriptionTest(.expire, "E", .hintExpire, [.selection, .unlogged]) {
            $1.overlay = .endSubscription(
                SubscriptionEndDialog(
                    subject: .subscription($0.account), id: $0.originalTransactionID,
                    productID: $0.productID))
            return []
        },
        subscriptionTest(Action("new-price"), "i", .hintPrice) {
            SandboxScreen().askPrice(of: $0, in: &$1)
        },
        subscriptionTest(Action("extend"), "+", .hintExtend) {
            SandboxScreen().openEntry(.days($0.originalTransactionID), in: &$1)
        },
    ]

    /// The actions for planned faults and products of the store, and the offer for a low balance.
    static let store = [
        onRow(
            Action("clear-fault"), "C", .hintClearFault,
            if: { row, _ in row.fault.map { !$0.isOfCatalog } ?? false }
        ) { SandboxScreen().clearFault(in: &$0) },
        onRow(.buyOutside, "b", .hintBuyOutside, if: { row, _ in row.product?.type != nil }) {
            model in
            guard let product = model.sandbox.product, product.type != nil else {
                return model.showInfo(.toastNothingHere)
            }
            return [.sandbox(model.purchaseOutside(product.productID))]
        },
        ActionDefinition(
            Action("plan-fault"), [.character("f")], .hintPlanFault, on: [.sandbox], priority: 4,
            .changes, operations: [SandboxRowAction(Action("plan-fault"), .hintPlanFault, if: nil)]
        ) { model in
            model.overlay = .fault(FaultForm())
            return []
        },
        ActionDefinition(
            .openOffer, [.character("B")], .hintTakeOffer, on: [.shop, .library], priority: 4,
            .changes, if: { $0.lowBalanceOffer != nil }
        ) { $0.openLowBalanceOffer() },
    ]

    private static func onRow(
        _ action: Action, _ key: Character, _ label: TextKey, _ traits: Traits = .selection,
        keywords: [TextKey] = [], operations: [SandboxRowAction]? = nil,
        if condition: (@Sendable (SandboxState.Row, Model) -> Bool)? = nil,
        _ perform: @escaping @Sendable (inout Model) -> [Command]
    ) -> ActionDefinition {
        let own = SandboxRowAction(action, label, keywords: keywords, if: condition)
        return ActionDefinition(
            action, [.character(key)], label, on: [.sandbox], priority: 1, traits.union(.changes),
            operations: operations ?? [own], perform)
    }

    /// Returns the operation on an order that waits for a decision.
    private static func deciding(
        _ decision: OrderDecision, by action: Action, _ name: TextKey, as ownName: String? = nil,
        _ keywords: TextKey...
    ) -> SandboxRowAction {
        SandboxRowAction(action, name, as: ownName, keywords: keywords) { row, _ in
            row.order?.decision(approving: action == .approve) == decision
        }
    }

    /// Returns the row of a test of the selected subscription of the store.
    private static func subscriptionTest(
        _ action: Action, _ key: Character, _ label: TextKey, _ traits: Traits = .selection,
        _ perform: @escaping @Sendable (SandboxSubscription, inout Model) -> [Command]
    ) -> ActionDefinition {
        onRow(action, key, label, traits, if: { row, _ in row.subscription != nil }) { model in
            guard let subscription = model.sandbox.subscription else {
                return model.showInfo(.subscriptionChoose)
            }
            return perform(subscription, &model)
        }
    }

    /// Returns the row of a customer's change of the selected subscription in the Library.
    private static func renewal(
        _ change: CustomerSubscriptionChange, _ action: Action, _ key: Character, _ label: TextKey,
        _ traits: Traits = .selection
    ) -> ActionDefinition {
        ActionDefinition(
            action, [.character(key)], label, on: [.library], priority: 1, traits.union(.changes),
            if: { $0.canManage(change) }
        ) { $0.manageSelected(change, by: action) }
    }
}
