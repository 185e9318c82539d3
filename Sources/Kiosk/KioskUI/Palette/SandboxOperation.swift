import KioskPresentation
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics

/// An operation of the Sandbox screen on the selected row, which the palette finds by name.
enum SandboxOperation: Hashable, Sendable, CaseIterable {
    case approve, decline, resolve, unstick, refund
    case failRenewals, expire, newPrice, extend
    case planFault, clearFault, changeProduct, buyOutside

    /// The action that performs the operation.
    var action: Action {
        switch self {
        case .approve, .resolve, .unstick: .approve
        case .decline: .decline
        case .refund: .refund
        case .failRenewals: .failRenewals
        case .expire: .expire
        case .newPrice: .newPrice
        case .extend: .extend
        case .planFault: .planFault
        case .clearFault: .clearFault
        case .changeProduct: .open
        case .buyOutside: .buyOutside
        }
    }

    /// The operation's name.
    var name: TextKey {
        switch self {
        case .approve: .hintApprove
        case .decline: .hintDecline
        case .resolve: .paletteResolve
        case .unstick: .paletteUnstick
        case .refund: .hintRefund
        case .failRenewals: .hintFailRenewals
        case .expire: .hintExpire
        case .newPrice: .hintPrice
        case .extend: .hintExtend
        case .planFault: .hintPlanFault
        case .clearFault: .hintClearFault
        case .changeProduct: .entryProduct
        case .buyOutside: .hintBuyOutside
        }
    }

    /// Further search texts: what the operation applies to, and the choices that it offers.
    var others: [TextKey] {
        switch self {
        case .approve: [.stageAwaitingApproval]
        case .resolve: [.orderInterrupted]
        case .unstick: [.orderStuck]
        case .refund: TransactionChangeOption.all.map(\.title)
        case .changeProduct:
            [.availabilityCleared, .availabilityDraft, .availabilityInReview, .availabilityRemoved]
        default: []
        }
    }

    /// The operation's name that is the same in every language.
    var stableName: String {
        switch self {
        case .resolve: "resolve"
        case .unstick: "unstick"
        case .changeProduct: "edit product"
        default: action.name
        }
    }

    /// Returns whether an action only performs one of these operations.
    static func performsOperation(_ action: Action) -> Bool {
        action != .open && allCases.contains { $0.action == action }
    }

    // MARK: Effects

    /// Returns whether an operation applies to the selected row and the Sandbox screen is shown.
    func isReady(in model: Model) -> Bool {
        model.screen == .sandbox
            && model.sandbox.selectedRow.map { applies(to: $0, in: model) } ?? false
    }

    /// Applies an operation to the selected row, or selects the first row to which it applies and names the key: a row
    /// that the user has not seen is not changed.
    func perform(in model: inout Model) -> [Command] {
        if self == .planFault || isReady(in: model) {
            return model.show(.sandbox) + model.perform(action)
        }
        let commands = model.show(.sandbox)
        // The data of the store has not been loaded yet and will appear shortly.
        guard model.sandbox.isLoaded else { return commands }
        guard let id = model.sandbox.rows.first(where: { applies(to: $0, in: model) })?.id else {
            return commands + model.showInfo(.toastNothingHere)
        }
        model.sandbox.list.select(id)
        model.scrollToSelection()
        let key = model.formatter.sanitized(model.keyName(action))
        return commands
            + model.showToast(.info, model.formatter.fact(key, model.formatter.text(name)))
    }

    private func applies(to row: SandboxState.Row, in model: Model) -> Bool {
        switch (self, row) {
        case (.approve, .order(let order)): order.decision(approving: true) == .approve
        case (.decline, .order(let order)): order.decision(approving: false) == .decline
        case (.resolve, .order(let order)): order.decision(approving: true) == .resolve
        case (.unstick, .order(let order)): order.decision(approving: true) == .unstick
        case (.refund, .order(let order)): model.canRefund(order)
        case (.failRenewals, .subscription), (.expire, .subscription), (.newPrice, .subscription),
            (.extend, .subscription):
            true
        case (.clearFault, .fault(let fault)): !fault.isOfCatalog
        case (.changeProduct, .product(let product)), (.buyOutside, .product(let product)):
            product.type != nil
        default: false
        }
    }
}
