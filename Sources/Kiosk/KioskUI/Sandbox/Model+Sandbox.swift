import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

extension Model {
    /// What is chosen of a thing that can be changed.
    func value(of kind: SandboxControlKind) -> SafeText {
        switch kind {
        case .outcome: words.quote(words.messages.name(of: place.outcome))
        case .account: words.quote(place.account.rawValue)
        case .device: words.quote(place.device.rawValue)
        case .storefront: storefrontName
        case .language: languageName
        }
    }

    /// Asks for the store's orders where they may be others than those that are known.
    mutating func sandboxCommands() -> [Command] {
        guard screen == .sandbox else { return [] }
        let newest = engine.snapshot.rows.map(\.changedAt).max() ?? Timestamp(milliseconds: 0)
        guard sandbox.asked != newest else { return [] }
        sandbox.asked = newest
        return [.loadOrders]
    }

    /// Left and right on the selected line.
    mutating func turnControl(by step: Int) -> [Command] {
        switch sandbox.line {
        case .control(.outcome): return setOutcome(place.outcome.moved(by: step))
        case .control(.language): return turnLanguage(by: step)
        default: return []
        }
    }

    /// Enter on the selected line: what can be typed is asked for.
    mutating func openControl() -> [Command] {
        switch sandbox.line {
        case .control(.outcome): return setOutcome(place.outcome.moved(by: 1))
        case .control(.language): return turnLanguage(by: 1)
        case .control(.account): return openEntry(.account)
        case .control(.device): return openEntry(.device)
        case .control(.storefront): return openEntry(.storefront)
        case .order, nil: return openOrder()
        default: return []
        }
    }

    /// Asks for another account, device or country.
    mutating func openEntry(_ kind: EntryDialog.Kind) -> [Command] {
        let text =
            switch kind {
            case .account: place.account.rawValue
            case .device: place.device.rawValue
            case .storefront: (shop.catalog?.storefront ?? place.storefront).countryCode
            }
        overlay = .entry(EntryDialog(kind, text))
        return []
    }

    /// Goes to the selected order in Activity, where it is this device's.
    private mutating func openOrder() -> [Command] {
        guard let order = sandbox.order,
            let index = engine.snapshot.rows.firstIndex(where: order.isOrder)
        else { return tell(.info, words.say(.sandboxOtherDevice)) }
        selectInActivity(index)
        activity.isDetailOpen = true
        return show(.activity)
    }

    mutating func setOutcome(_ outcome: Outcome) -> [Command] {
        guard outcome != place.outcome else { return [] }
        undo.remember(.outcome(place.outcome))
        place.outcome = outcome
        hasChosenOutcome = true
        let name = words.messages.name(of: outcome)
        return tell(.info, words.say(.toastOutcome, name))
    }

    /// Approves or declines the selected order.
    mutating func settle(approving: Bool) -> [Command] {
        guard let order = sandbox.order, let id = order.intentID, order.state == .pending else {
            return tell(.info, words.say(.sandboxNotWaiting))
        }
        return [approving ? .approve(id) : .decline(id)]
    }

    /// Asks whether the money of the selected order is to go back.
    mutating func openRefund() -> [Command] {
        guard let order = sandbox.order, order.transactionID != nil, SandboxSection.paid.has(order)
        else { return tell(.info, words.say(.sandboxNotPaid)) }
        overlay = .refund(RefundDialog(order: order))
        return []
    }
}

extension Outcome {
    /// The one so many places further, round and round.
    func moved(by step: Int) -> Outcome { Self.allCases.turned(from: self, by: step) }
}
