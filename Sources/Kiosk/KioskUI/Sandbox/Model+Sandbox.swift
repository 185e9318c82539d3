import KioskPresentation
import PurchaseCore
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics

extension Model {
    /// Returns the current value of a control.
    func value(of kind: SandboxControlKind) -> SafeText {
        switch kind {
        case .outcome: formatter.sanitized(formatter.messages.name(of: context.outcome))
        case .crash:
            sandbox.crash.map { formatter.sanitized("\($0)") } ?? formatter.text(.crashNever)
        case .account: formatter.sanitized(context.account.rawValue)
        case .device: formatter.sanitized(context.device.rawValue)
        case .storefront: storefrontName
        case .language: languageName
        case .time: SafeText(formatted: formatter.times.dateTime(storeNow))
        case .speed: name(ofRate: storeClock.rate)
        case .advance: formatter.text(sandbox.step.name)
        }
    }

    /// Handles loaded data: requests it again if it changed during the request.
    mutating func finishSandboxReload() -> [Command] {
        let isStale = sandbox.isReloadStale ?? false
        sandbox.isReloadStale = nil
        return isStale ? screen.component.handle(.storeChanged, in: &self) : []
    }

    /// Changes the value of the selected row with Left or Right.
    mutating func changeControlValue(by step: Int) -> [Command] {
        switch sandbox.selectedRow {
        case .control(.outcome): return setOutcome(context.outcome.moved(by: step))
        case .control(.crash): return changeCrashMoment(by: step)
        case .control(.language): return changeLanguage(by: step)
        case .product: return changeAvailability(by: step)
        case .control(.speed): return changeClockRate(by: step)
        case .control(.advance):
            undo.record(.clockStep(sandbox.step))
            sandbox.step = ClockStep.allCases.cycled(from: sandbox.step, by: step)
            return []
        default: return []
        }
    }

    /// Handles Enter on the selected row: opens an entry dialog for values that are typed.
    mutating func openControl() -> [Command] {
        switch sandbox.selectedRow {
        case .control(.outcome): return setOutcome(context.outcome.moved(by: 1))
        case .control(.language): return changeLanguage(by: 1)
        case .control(.crash): return openEntry(.crash)
        case .product(let product): return openEntry(.product(product.productID))
        case .control(.account): return openEntry(.account)
        case .control(.device): return openEntry(.device)
        case .control(.storefront): return openEntry(.storefront)
        case .control(.time), .control(.speed): return freezeClock()
        case .control(.advance): return changeClock(sandbox.step.change)
        case .subscription: return openSubscription()
        case .order, nil: return openOrder()
        default: return []
        }
    }

    /// Opens the entry dialog for a value, with the current value as its text.
    mutating func openEntry(_ kind: EntryDialog.Kind) -> [Command] {
        let text =
            switch kind {
            case .account: context.account.rawValue
            case .device: context.device.rawValue
            case .storefront: (shop.catalog?.storefront ?? context.storefront).countryCode
            case .price, .days, .fault, .product: ""
            case .crash: sandbox.crash.map { "\($0)" } ?? ""
            }
        overlay = .entry(EntryDialog(kind, text))
        return []
    }

    /// Opens the selected order in Activity, if it belongs to this device.
    private mutating func openOrder() -> [Command] {
        guard let order = sandbox.order,
            let index = engine.snapshot.rows.firstIndex(where: order.matches)
        else { return showToast(.info, formatter.text(.sandboxOtherDevice)) }
        return showTransaction(at: index)
    }

    /// Opens the newest transaction of the selected subscription in Activity, if it belongs to this device.
    private mutating func openSubscription() -> [Command] {
        guard let subscription = sandbox.subscription,
            let index = engine.snapshot.rows.firstIndex(where: {
                $0.transactionID == subscription.transactionID
            })
        else { return showToast(.info, formatter.text(.sandboxOtherDevice)) }
        return showTransaction(at: index)
    }

    /// Applies a test operation to the selected subscription, or opens the entry dialog for its value.
    mutating func testSubscription(_ action: Action) -> [Command] {
        guard let subscription = sandbox.subscription else {
            return showToast(.info, formatter.text(.subscriptionChoose))
        }
        let id = subscription.originalTransactionID
        switch action {
        case .failRenewals:
            return [.sandbox(.subscription(id, .failRenewals(!subscription.failsRenewals)))]
        case .expire: return [.sandbox(.subscription(id, .expire))]
        case .newPrice:
            let currency = subscription.renewal.currency.flatMap { Currency(code: $0) }
            guard let currency = currency ?? shop.product(subscription.productID)?.price?.currency
            else {
                return showToast(
                    .info, formatter.text(.subscriptionNotNow, title(of: subscription.productID)))
            }
            return openEntry(.price(id, currency))
        case .extend: return openEntry(.days(id))
        default: return []
        }
    }

    mutating func setOutcome(_ outcome: Outcome) -> [Command] {
        guard outcome != context.outcome else { return [] }
        undo.record(.outcome(context.outcome))
        context.outcome = outcome
        hasChosenOutcome = true
        let name = formatter.messages.name(of: outcome)
        return showToast(.info, formatter.text(.toastOutcome, name))
    }

    /// Selects the next crash point of an ordinary purchase, or none.
    private mutating func changeCrashMoment(by step: Int) -> [Command] {
        let all: [CrashMoment?] = [nil] + CrashMoment.purchaseMoments
        return setCrash(all.cycled(from: sandbox.crash, by: step))
    }

    /// Plans a crash during the next purchase; nil removes the plan. Can be undone.
    mutating func setCrash(_ moment: CrashMoment?) -> [Command] {
        if moment != sandbox.crash { undo.record(.crash(sandbox.crash)) }
        sandbox.crash = moment
        return [.planCrash(moment)]
    }

    /// Approves or declines the selected order, or resolves or delivers it if it is interrupted or withheld.
    mutating func decideOrder(approving: Bool) -> [Command] {
        guard let order = sandbox.order, let id = order.intentID else {
            return showToast(.info, formatter.text(.sandboxNotWaiting))
        }
        guard let decision = order.decision(approving: approving) else {
            return showToast(.info, formatter.text(.sandboxNotWaiting))
        }
        return [.sandbox(.order(id, decision))]
    }

    /// Removes the selected fault.
    mutating func clearFault() -> [Command] {
        guard let fault = sandbox.fault else {
            return showToast(
                .info, formatter.text(sandbox.faults.isEmpty ? .sandboxNoFaults : .faultChoose))
        }
        if fault.isOfCatalog { return showToast(.info, formatter.text(.faultOfCatalogHelp)) }
        return [.sandbox(.clearFault(fault.id))]
    }

    /// Opens the refund dialog for the selected order.
    mutating func openRefund() -> [Command] {
        guard let order = sandbox.order, order.transactionID != nil,
            SandboxSection.paid.includes(order)
        else { return showToast(.info, formatter.text(.sandboxNotPaid)) }
        guard canRefund(order) else {
            return showToast(.info, formatter.text(.sandboxNothingCharged))
        }
        overlay = .refund(RefundDialog(order: order))
        return []
    }

    /// Returns whether an order was paid, so that it can be refunded or changed.
    func canRefund(_ order: SandboxOrder) -> Bool {
        SandboxSection.paid.includes(order) && !wasUncharged(order)
    }

    /// Returns whether nothing was charged for an order although its product has a price: the order was answered with
    /// another order's transaction, or the product was already owned forever.
    private func wasUncharged(_ order: SandboxOrder) -> Bool {
        guard order.charge.isFree, order.intentID != nil else { return false }
        let isAnswered = sandbox.orders.contains {
            $0.transactionID == order.transactionID && !$0.charge.isFree
        }
        let product = shop.product(order.productID)
        let isSold = product.map { $0.type != .autoRenewable && $0.price?.isFree == false }
        return isAnswered || isSold ?? false
    }
}

extension SandboxOrder {
    /// Returns the decision that approves or declines the order in its state; nil if it does not wait for one.
    func decision(approving: Bool) -> OrderDecision? {
        switch (state, approving) {
        case (.pending, true): .approve
        case (.pending, false), (.interrupted, false): .decline
        case (.interrupted, true): .resolve
        case (.stuck, true): .unstick
        default: nil
        }
    }
}

extension Outcome {
    /// Returns the outcome `step` positions further, wrapping around at the ends.
    func moved(by step: Int) -> Outcome { Self.allCases.cycled(from: self, by: step) }
}

extension CrashMoment {
    /// Creates a crash point from typed text regardless of case: points are uppercase, calls are lowercase.
    init?(typed text: String) {
        guard let moment = CrashMoment(text.lowercased()) ?? CrashMoment(text.uppercased()) else {
            return nil
        }
        self = moment
    }
}
