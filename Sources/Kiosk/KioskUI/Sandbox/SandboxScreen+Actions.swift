import KioskPresentation
import PurchaseCore
import StoreAPI
import StoreModel
import StoreText

extension SandboxScreen {
    /// Handles loaded data: requests it again if it changed during the request.
    func finishReload(in model: inout Model) -> [Command] {
        let isStale = model.sandbox.isReloadStale ?? false
        model.sandbox.isReloadStale = nil
        return isStale ? model.screen.component.handle(.storeChanged, in: &model) : []
    }

    /// Changes the value of the selected row with Left or Right.
    func changeControlValue(by step: Int, in model: inout Model) -> [Command] {
        switch model.sandbox.selectedRow {
        case .control(let control): control.change?(&model, step) ?? []
        case .product: changeAvailability(by: step, in: &model)
        default: []
        }
    }

    /// Handles Enter on the selected row.
    func open(in model: inout Model) -> [Command] {
        switch model.sandbox.selectedRow {
        case .control(let control): control.open(&model)
        case .product(let product): openEntry(.product(product.productID), in: &model)
        case .subscription(let subscription):
            open({ $0.transactionID == subscription.transactionID }, in: &model)
        case .order(let order): open(order.matches, in: &model)
        case nil: model.showInfo(.sandboxOtherDevice)
        default: []
        }
    }

    /// Opens the list of the known values of the session context, or the entry dialog for another kind of value.
    func openChoice(_ kind: TextInputDialog.Kind, in model: inout Model) -> [Command] {
        guard kind.changesContext else { return openEntry(kind, in: &model) }
        let picker = ContextPicker(kind, current: currentText(of: kind, in: model), in: model)
        model.overlay = picker.overlay
        return []
    }

    /// Opens the entry dialog for a value, with the current value as its text.
    func openEntry(_ kind: TextInputDialog.Kind, in model: inout Model) -> [Command] {
        if model.context.isReadOnly, !kind.changesContext { return model.showInfo(.readOnlyMode) }
        model.overlay = .entry(TextInputDialog(kind, currentText(of: kind, in: model)))
        return []
    }

    private func currentText(of kind: TextInputDialog.Kind, in model: Model) -> String {
        switch kind {
        case .account: model.context.account.rawValue
        case .device: model.context.device.rawValue
        case .storefront: model.storefront.countryCode
        case .price, .days, .fault, .product: ""
        case .crash: model.sandbox.crash.map { "\($0)" } ?? ""
        }
    }

    /// Opens the first transaction in Activity that matches; none does if the row belongs to another device.
    private func open(
        _ isShown: (TransactionRow) -> Bool, in model: inout Model
    ) -> [Command] {
        guard let index = model.engine.snapshot.rows.firstIndex(where: isShown) else {
            return model.showInfo(.sandboxOtherDevice)
        }
        return model.showTransaction(at: index)
    }

    /// Asks for the new price of a subscription, in its currency.
    func askPrice(of subscription: SandboxSubscription, in model: inout Model) -> [Command] {
        let currency = subscription.renewal.currency.flatMap { Currency(code: $0) }
        guard
            let currency = currency ?? model.shop.product(subscription.productID)?.price?.currency
        else { return model.refuse(subscription.productID) }
        return openEntry(.price(subscription.originalTransactionID, currency), in: &model)
    }

    /// Approves or declines the selected order, or resolves or delivers it if it is interrupted or withheld.
    func decideOrder(approving: Bool, in model: inout Model) -> [Command] {
        guard let order = model.sandbox.order, let id = order.intentID else {
            return selectWaitingOrder(approving: approving, in: &model)
        }
        guard let decision = order.decision(approving: approving) else {
            return model.showInfo(.sandboxNotWaiting)
        }
        return [.sandbox(.order(id, decision))]
    }

    /// Selects the newest order that can be approved or declined; the same key then acts on it.
    private func selectWaitingOrder(approving: Bool, in model: inout Model) -> [Command] {
        let row = model.sandbox.rows.first {
            $0.order?.decision(approving: approving) != nil
        }
        guard model.sandbox.order == nil, let id = row?.id else {
            return model.showInfo(.sandboxNotWaiting)
        }
        model.sandbox.list.select(id)
        scrollToSelection(in: &model)
        let key = model.keyName(approving ? .approve : .decline)
        return model.showToast(.info, model.formatter.text(.sandboxWaitingSelected, key))
    }

    func clearFault(in model: inout Model) -> [Command] {
        guard let fault = model.sandbox.fault else {
            return model.showInfo(model.sandbox.faults.isEmpty ? .sandboxNoFaults : .faultChoose)
        }
        if fault.isOfCatalog { return model.showInfo(.faultOfCatalogHelp) }
        return [.sandbox(.clearFault(id: fault.id))]
    }

    func openRefund(in model: inout Model) -> [Command] {
        guard let order = model.sandbox.order, order.transactionID != nil,
            SandboxSection.paid.includes(order)
        else { return model.showInfo(.sandboxNotPaid) }
        guard model.canRefund(order) else { return model.showInfo(.sandboxNothingCharged) }
        model.overlay = .transactionChanges(TransactionChangeList(order: order))
        return []
    }

    func changeAvailability(by step: Int, in model: inout Model) -> [Command] {
        guard let product = model.sandbox.product, product.type != nil else { return [] }
        let next = product.availability.moved(by: step)
        let edit = CatalogEdit.change(
            productID: product.productID, changes: [.availability(next)])
        return [.sandbox(.catalog(edit))]
    }
}
