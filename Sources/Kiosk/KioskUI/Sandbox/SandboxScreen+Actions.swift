import KioskPresentation
import PurchaseCore
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics

/// The actions of the Sandbox screen on the selected row.
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
        case .control(.outcome): return model.setOutcome(model.context.outcome.moved(by: step))
        case .control(.crash): return changeCrashMoment(by: step, in: &model)
        case .control(.language): return model.changeLanguage(by: step)
        case .product: return changeAvailability(by: step, in: &model)
        case .control(.speed): return model.changeClockRate(by: step)
        case .control(.advance):
            model.undo.record(.clockStep(model.sandbox.step))
            model.sandbox.step = ClockStep.allCases.cycled(from: model.sandbox.step, by: step)
            return []
        default: return []
        }
    }

    /// Handles Enter on the selected row: opens an entry dialog for values that are typed.
    func openControl(in model: inout Model) -> [Command] {
        switch model.sandbox.selectedRow {
        case .control(.outcome): return model.setOutcome(model.context.outcome.moved(by: 1))
        case .control(.language): return model.changeLanguage(by: 1)
        case .control(.crash): return openEntry(.crash, in: &model)
        case .product(let product): return openEntry(.product(product.productID), in: &model)
        case .control(.account): return openEntry(.account, in: &model)
        case .control(.device): return openEntry(.device, in: &model)
        case .control(.storefront): return openEntry(.storefront, in: &model)
        case .control(.time), .control(.speed): return model.freezeClock()
        case .control(.advance): return model.changeClock(model.sandbox.step.change)
        case .subscription: return openSubscription(in: &model)
        case .order, nil: return openOrder(in: &model)
        default: return []
        }
    }

    /// Opens the entry dialog for a value, with the current value as its text.
    func openEntry(_ kind: TextInputDialog.Kind, in model: inout Model) -> [Command] {
        let text =
            switch kind {
            case .account: model.context.account.rawValue
            case .device: model.context.device.rawValue
            case .storefront:
                (model.shop.catalog?.storefront ?? model.context.storefront).countryCode
            case .price, .days, .fault, .product: ""
            case .crash: model.sandbox.crash.map { "\($0)" } ?? ""
            }
        model.overlay = .entry(TextInputDialog(kind, text))
        return []
    }

    /// Opens the selected order in Activity, if it belongs to this device.
    private func openOrder(in model: inout Model) -> [Command] {
        guard let order = model.sandbox.order,
            let index = model.engine.snapshot.rows.firstIndex(where: order.matches)
        else { return model.showInfo(.sandboxOtherDevice) }
        return model.showTransaction(at: index)
    }

    /// Opens the newest transaction of the selected subscription in Activity, if it belongs to this device.
    private func openSubscription(in model: inout Model) -> [Command] {
        guard let subscription = model.sandbox.subscription,
            let index = model.engine.snapshot.rows.firstIndex(where: {
                $0.transactionID == subscription.transactionID
            })
        else { return model.showInfo(.sandboxOtherDevice) }
        return model.showTransaction(at: index)
    }

    /// Applies a test operation to the selected subscription, or opens the entry dialog for its value.
    func testSubscription(_ action: Action, in model: inout Model) -> [Command] {
        guard let subscription = model.sandbox.subscription else {
            return model.showInfo(.subscriptionChoose)
        }
        let id = subscription.originalTransactionID
        switch action {
        case .failRenewals:
            return [.sandbox(.subscription(id, .failRenewals(!subscription.failsRenewals)))]
        case .expire: return [.sandbox(.subscription(id, .expire))]
        case .newPrice:
            let currency = subscription.renewal.currency.flatMap { Currency(code: $0) }
            guard
                let currency = currency
                    ?? model.shop.product(subscription.productID)?.price?.currency
            else {
                return model.showToast(
                    .info,
                    model.formatter.text(
                        .subscriptionNotNow, model.title(of: subscription.productID)))
            }
            return openEntry(.price(id, currency), in: &model)
        case .extend: return openEntry(.days(id), in: &model)
        default: return []
        }
    }

    /// Selects the next crash point of an ordinary purchase, or none.
    private func changeCrashMoment(by step: Int, in model: inout Model) -> [Command] {
        let all: [CrashMoment?] = [nil] + CrashMoment.purchaseMoments
        return model.setCrash(all.cycled(from: model.sandbox.crash, by: step))
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
            if case .order(let order) = $0 {
                order.decision(approving: approving) != nil
            } else {
                false
            }
        }
        guard model.sandbox.order == nil, let id = row?.id else {
            return model.showInfo(.sandboxNotWaiting)
        }
        model.sandbox.list.select(id)
        scrollToSelection(in: &model)
        let key = model.keyName(approving ? .approve : .decline)
        return model.showToast(.info, model.formatter.text(.sandboxWaitingSelected, key))
    }

    /// Removes the selected fault.
    func clearFault(in model: inout Model) -> [Command] {
        guard let fault = model.sandbox.fault else {
            return model.showInfo(model.sandbox.faults.isEmpty ? .sandboxNoFaults : .faultChoose)
        }
        if fault.isOfCatalog { return model.showInfo(.faultOfCatalogHelp) }
        return [.sandbox(.clearFault(fault.id))]
    }

    /// Opens the refund dialog for the selected order.
    func openRefund(in model: inout Model) -> [Command] {
        guard let order = model.sandbox.order, order.transactionID != nil,
            SandboxSection.paid.includes(order)
        else { return model.showInfo(.sandboxNotPaid) }
        guard model.canRefund(order) else { return model.showInfo(.sandboxNothingCharged) }
        model.overlay = .refund(RefundDialog(order: order))
        return []
    }

    /// Changes the availability of the selected product.
    func changeAvailability(by step: Int, in model: inout Model) -> [Command] {
        guard let product = model.sandbox.product, product.type != nil else { return [] }
        let next = Availability.allCases.cycled(from: product.availability, by: step)
        let edit = CatalogEdit.change(
            productID: product.productID, changes: [.availability(next)])
        return [.sandbox(.catalog(edit))]
    }

    /// Buys the selected product as the customer, outside the app.
    func buyOutside(in model: inout Model) -> [Command] {
        guard let product = model.sandbox.product, product.type != nil else {
            return model.showInfo(.toastNothingHere)
        }
        return [.sandbox(model.purchaseOutside(product.productID))]
    }
}
