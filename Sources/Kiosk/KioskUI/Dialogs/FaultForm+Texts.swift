import KioskPresentation
import StoreModel
import StoreText
import TerminalGraphics

extension FaultForm {
    /// Returns the name of the account, device or product to which the plan is limited; nil without a limit.
    func scopeName(in model: Model) -> SafeText? {
        let name =
            plan.account?.rawValue ?? plan.device?.rawValue
            ?? plan.productID.map { model.name(ofSold: $0) }
        return name.map(model.formatter.sanitized)
    }

    /// Returns the sentence about the affected calls.
    func affectedCalls(_ formatter: DisplayFormatter) -> SafeText {
        let call = plan.call.rawValue
        return switch plan.moment {
        case .every: formatter.text(.faultEvery, call)
        case .nth(1): formatter.text(.faultNext, call)
        case .nth(let number): formatter.text(.faultNth, call, "\(number)")
        case .chance(let percent, _): formatter.text(.faultChance, call, "\(percent)")
        }
    }

    /// Returns the sentence about what happens to an affected call.
    func effect(_ formatter: DisplayFormatter) -> SafeText {
        // The text form of a fault has its value after the equals sign.
        let value = "\(plan.fault)".split(separator: "=").last.map(String.init) ?? ""
        return switch plan.fault {
        case .latency: formatter.text(.faultLatency, value)
        case .timeout: formatter.text(.faultTimeout)
        case .dropBefore: formatter.text(.faultDropBefore)
        case .dropAfter: formatter.text(.faultDropAfter)
        case .duplicate: formatter.text(.faultDuplicate)
        case .reorder: formatter.text(.faultReorder)
        case .cut: formatter.text(.faultCut, value)
        case .status(let status, nil): formatter.text(.faultStatus, "\(status)")
        case .status(let status, _?): formatter.text(.faultStatusRetry, "\(status)", value)
        case .html: formatter.text(.faultHTML)
        case .tamperedSignature: formatter.text(.faultTampered)
        case .foreignRoot: formatter.text(.faultForeignRoot)
        case .replayed: formatter.text(.faultReplayed)
        case .wrongNonce: formatter.text(.faultWrongNonce)
        case .storefront(let country): formatter.text(.faultStorefront, country)
        }
    }
}

extension FaultPlan {
    /// The meaning of the plan's limits.
    var scopeMeaning: TextKey {
        account != nil
            ? .faultForAccount
            : device != nil
                ? .faultForDevice : productID != nil ? .faultForProduct : .faultForAllNote
    }
}

extension Fault {
    /// Whether the call is performed and answered.
    var meaning: TextKey {
        switch self {
        case .dropBefore, .status, .html: .faultNotDone
        case .timeout, .dropAfter, .cut: .faultUnanswered
        case .latency, .duplicate, .reorder, .tamperedSignature, .foreignRoot, .replayed,
            .wrongNonce, .storefront:
            .faultDone
        }
    }
}

extension FaultTrigger {
    /// How long the fault lasts.
    var meaning: TextKey {
        if case .nth = self { .faultOneCall } else { .faultUntilCleared }
    }
}

extension FaultCall {
    /// What the call does.
    var meaning: TextKey {
        switch self {
        case .products: .callProducts
        case .orderNumber: .callOrderNumber
        case .purchase: .callPurchase
        case .order: .callOrder
        case .verify: .callVerify
        case .finish: .callFinish
        case .restore: .callRestore
        case .updates: .callUpdates
        case .subscriptions: .callSubscriptions
        case .manage: .callManage
        case .offers: .callOffers
        case .wallet: .callWallet
        case .spend: .callSpend
        case .log: .callLog
        case .notifications: .callNotifications
        }
    }
}
