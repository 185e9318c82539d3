import KioskPresentation
import PurchaseCore
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics

/// Terms of purchases, and the renewal of owned subscriptions.
extension Model {
    var subscriptions: [VerifiedSubscription] { engine.snapshot.subscriptions.subscriptions }

    /// Returns the terms of buying a product now, with a selected offer; nil if it is not a subscription.
    func terms(of product: Product, choice: OfferChoice? = nil) -> SubscriptionTerms? {
        SubscriptionTerms(
            product, choice: choice, subscriptions: engine.snapshot.subscriptions
        ) { id in
            shop.product(id)?.subscription
        }
    }

    /// Returns the offers of a subscription that this customer is eligible for.
    func offers(of subscription: SubscriptionInfo) -> [SubscriptionOffer] {
        let book = engine.snapshot.subscriptions
        return subscription.offers.filter { book.allows($0, of: subscription.groupID) }
    }

    /// Returns what happens next to a subscription.
    func future(of subscription: VerifiedSubscription) -> SafeText {
        formatter.sanitized(formatter.subscriptions.future(of: subscription) { title(of: $0) })
    }

    /// Returns what happens next to an owned subscription; nil for other entitlements.
    func future(of owned: Entitlement) -> SafeText? {
        subscription(owned.originalID).map(future)
    }

    func subscription(_ id: TransactionID) -> VerifiedSubscription? {
        subscriptions.first { $0.originalID == id }
    }

    /// Returns one sentence for each charge, for the purchase confirmation.
    func charges(of dialog: PurchaseDialog) -> [SafeText] {
        guard let terms = dialog.terms else { return [] }
        return formatter.subscriptions.charges(
            terms, of: dialog.product, at: storeNow, rate: engine.snapshot.subscriptions.timeRate
        ) {
            title(of: $0)
        }.map { formatter.sanitized($0) }
    }

    // MARK: History

    /// Returns a subscription's history as known on this device.
    func history(of id: TransactionID) -> SubscriptionHistory {
        let rows = engine.snapshot.rows.filter { $0.period != nil && $0.subscriptionID == id }
        return SubscriptionHistory(rows, subscription(id), now: storeNow)
    }

    /// Returns the text of an event, with the charge.
    ///
    /// - Parameter isNamed: Whether to name the plan in every event; a screen shows it elsewhere.
    func text(of event: SubscriptionEvent, isNamed: Bool = false) -> SafeText {
        var text = formatter.text(event.kind.look.word)
        if event.hasOffer { text = formatter.text(.eventOffer, text.string) }
        let hasName = isNamed || event.kind == .changed
        let name = hasName ? formatter.sanitized(title(of: event.productID)) : nil
        return formatter.commaSeparated([text, name, event.charge.map(formatter.price)])
    }
}

extension TransactionRow {
    /// The original transaction ID of the subscription that the transaction is a period of; nil for other products.
    var subscriptionID: TransactionID? {
        period == nil ? nil : originalTransactionID ?? transactionID
    }
}

// MARK: Changes

/// Changes that a customer makes to owned subscriptions, from the Library and in line mode.
extension Model {
    /// The subscription in the selected row of the Library.
    var librarySubscription: VerifiedSubscription? {
        if case .subscription(let subscription) = selectedLibraryRow { subscription } else { nil }
    }

    /// The subscription whose plans are shown: the selected one, or the only one, because showing plans buys nothing.
    var subscriptionForPlans: VerifiedSubscription? {
        librarySubscription ?? (subscriptions.count == 1 ? subscriptions.first : nil)
    }

    /// Returns whether a change is possible in a subscription's current state.
    func isPossible(_ request: CustomerSubscriptionChange, _ subscription: VerifiedSubscription)
        -> Bool
    {
        // A shared subscription is managed by the family member who pays for it.
        let (renewal, isAlive) = (
            subscription.renewal, subscription.isActive && !subscription.isShared
        )
        switch request {
        case .cancel: return isAlive && renewal.autoRenewStatus == 1
        case .resume: return isAlive && renewal.autoRenewStatus == 0
        case .agreeToPrice: return isAlive && renewal.priceIncreaseStatus == 0
        }
    }

    /// Applies a customer's change to the selected subscription.
    ///
    /// If another row is selected, selects the first subscription to which the change is possible without applying it.
    /// A second press of the key applies it, unless the key may be held down.
    mutating func manageSelected(_ request: CustomerSubscriptionChange, by action: Action)
        -> [Command]
    {
        let isOffered = librarySubscription.map { isPossible(request, $0) && isKeyRepeat } ?? true
        guard isOffered,
            let target = librarySubscription
                ?? subscriptions.first(where: { isPossible(request, $0) })
        else { return confirmManaging(request, librarySubscription) }
        LibraryScreen().select(.subscription(target.originalID), in: &self)
        scrollToSelection()
        guard let binding = keys.bindings.first(where: { $0.action == action }) else { return [] }
        let name = formatter.sanitized(title(of: target.transaction.productID))
        let key = formatter.sanitized(keyName(action))
        return showToast(
            .info, formatter.commaSeparated([name, formatter.fact(key, binding.text(formatter))]))
    }

    /// Requests a change of a subscription; asks before a renewal is cancelled.
    mutating func confirmManaging(
        _ request: CustomerSubscriptionChange, _ subscription: VerifiedSubscription?
    ) -> [Command] {
        guard request == .cancel, requestBlockedReason == nil, let subscription,
            isPossible(.cancel, subscription)
        else { return manage(request, subscription) }
        overlay = .endSubscription(
            SubscriptionEndDialog(
                subject: .renewal, id: subscription.originalID,
                productID: subscription.transaction.productID))
        return []
    }

    /// Requests a change of a subscription, or displays why it is not possible.
    mutating func manage(
        _ request: CustomerSubscriptionChange, _ subscription: VerifiedSubscription?
    )
        -> [Command]
    {
        guard let subscription else { return showInfo(.subscriptionChoose) }
        if let reason = requestBlockedReason { return showToast(.info, reason) }
        guard isPossible(request, subscription) else {
            return refuse(subscription.transaction.productID)
        }
        return [.engine(.manage(subscription.originalID, request))]
    }

    /// Displays that a change of a subscription is not possible now.
    mutating func refuse(_ id: ProductID) -> [Command] {
        showToast(.info, formatter.text(.subscriptionNotNow, title(of: id)))
    }

    /// Opens the list of plans of the selected subscription's group.
    mutating func openPlans() -> [Command] {
        guard let subscription = subscriptionForPlans else { return showInfo(.subscriptionChoose) }
        let plans = self.plans(ofGroup: subscription.groupID)
        guard !plans.isEmpty else { return refuse(subscription.transaction.productID) }
        let had = plans.firstIndex { $0.id == subscription.transaction.productID }
        overlay = .plans(PlanPicker(groupID: subscription.groupID, selected: had ?? 0))
        return []
    }

    /// Returns the catalog's plans of a group, the highest level first.
    func plans(ofGroup groupID: String) -> [Product] {
        let products = shop.catalog?.products ?? []
        return products.enumerated().filter { $0.element.subscription?.groupID == groupID }
            .sorted {
                ($0.element.subscription?.level ?? 0, $0.offset)
                    < ($1.element.subscription?.level ?? 0, $1.offset)
            }.map(\.element)
    }

    mutating func reportSuccess(
        _ request: CustomerSubscriptionChange, _ subscription: VerifiedSubscription?
    ) {
        guard let subscription else { return }
        let name = title(of: subscription.transaction.productID)
        let future = future(of: subscription).string
        switch request {
        case .cancel: showToast(.success, formatter.text(.toastRenewalOff, name, future))
        case .resume: showToast(.success, formatter.text(.toastRenewalOn, name, future))
        case .agreeToPrice: showToast(.success, formatter.text(.toastPriceAgreed, name))
        }
    }

    /// Returns whether a customer can change the selected subscription in this way.
    func canManage(_ change: CustomerSubscriptionChange) -> Bool {
        librarySubscription.map { isPossible(change, $0) } ?? false
    }
}
