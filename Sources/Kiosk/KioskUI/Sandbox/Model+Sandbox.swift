import KioskPresentation
import PurchaseCore
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics

extension Model {
    mutating func setOutcome(_ outcome: Outcome) -> [Command] {
        guard outcome != context.outcome else { return [] }
        undo.record(.outcome(context.outcome))
        context.outcome = outcome
        hasChosenOutcome = true
        let name = formatter.messages.name(of: outcome)
        return showToast(.info, formatter.text(.toastOutcome, name))
    }

    /// Plans a crash during the next purchase; nil removes the plan. Can be undone.
    mutating func setCrash(_ moment: CrashMoment?) -> [Command] {
        if moment != sandbox.crash { undo.record(.crash(sandbox.crash)) }
        sandbox.crash = moment
        return [.planCrash(moment)]
    }

    /// Plans a crash at a typed point, or crashes immediately; returns nil if the text is not a point.
    mutating func setCrash(typed text: String) -> [Command]? {
        switch text.lowercased() {
        case "now": [.terminal(.crash(nil))]
        case "never", "none": setCrash(nil)
        default: CrashMoment(typed: text).map { setCrash($0) }
        }
    }

    /// The durations of a purchase's steps to choose from, in milliseconds; 0 for at once.
    static let paces: [Int64] = [0, 500, 1000, 2000, 5000]

    /// Returns a duration of a purchase's steps as text.
    func name(ofPace pace: Int64) -> SafeText {
        guard pace > 0 else { return formatter.text(.paceAtOnce) }
        let isWhole = pace.isMultiple(of: 1000)
        return SafeText(
            formatted: isWhole
                ? formatter.ages.string(milliseconds: pace)
                : formatter.ages.precise(milliseconds: pace))
    }

    /// Why the duration of a purchase's steps has no effect; nil if it has one. Calls to a shared backend are delayed
    /// on this device, too.
    var paceBlockedReason: SafeText? {
        context.isTimeSimulated ? formatter.text(.paceSimulated) : observerReason
    }

    /// Sets the duration of each step of a purchase, in milliseconds, or displays why it has no effect. Can be undone.
    mutating func setPace(_ pace: Int64) -> [Command] {
        if let reason = paceBlockedReason { return showToast(.info, reason) }
        guard pace != preferences.pace else { return [] }
        undo.record(.pace(preferences.pace))
        return applyPace(pace)
    }

    /// Sets the duration of each step of a purchase and displays it.
    mutating func applyPace(_ pace: Int64) -> [Command] {
        preferences.pace = pace
        showToast(.info, formatter.fact(.sandboxPace, name(ofPace: pace)))
        return [.setPace(pace)]
    }

    /// Selects a longer or shorter duration of a purchase's steps; the configured one may be between those to choose
    /// from.
    mutating func changePace(by step: Int) -> [Command] {
        let pace = preferences.pace
        return setPace(Set(Self.paces + [pace]).sorted().cycled(from: pace, by: step))
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

    /// Returns the name of an account; nil for the current one.
    func owner(_ account: AccountName) -> SafeText? {
        account == context.account ? nil : formatter.sanitized(account.rawValue)
    }

    /// The current account, and the other accounts of the loaded orders and subscriptions.
    var knownAccounts: [AccountName] {
        let others = sandbox.orders.map(\.account) + sandbox.subscriptions.map(\.account)
        return [context.account] + Set(others).subtracting([context.account]).sorted()
    }

    /// The current device, and the other devices of the loaded orders.
    var knownDevices: [DeviceName] {
        let others = Set(sandbox.orders.map(\.device)).subtracting([context.device])
        return [context.device] + others.sorted()
    }

    // MARK: Products

    /// Returns a product's price in the account's storefront; nil if it is not sold there.
    func offer(of product: SandboxProduct) -> (price: Price, sale: CatalogSale?)? {
        product.offers.first { $0.storefront == storefront.countryCode }
            .map { ($0.sale?.price ?? $0.price, $0.sale) }
    }

    /// Returns the action that buys a product for the current account, outside the app.
    func purchaseOutside(_ id: ProductID) -> SandboxAction {
        .buyOutside(
            purchase: OutsidePurchase(
                account: context.account, device: context.device, productID: id))
    }

    /// Returns the title of a product of the sandbox store in the shop's language, or its name at the store if it is
    /// not sold here; untrusted text.
    func title(of product: SandboxProduct) -> String {
        shop.product(product.productID)?.displayName ?? product.displayName
    }

    /// Returns the title of a product, including those of the sandbox store not sold here; untrusted text.
    func name(ofSold id: ProductID) -> String {
        sandbox.products.first { $0.productID == id }.map { title(of: $0) } ?? title(of: id)
    }

    /// Parses an edit of a product in the account's storefront and the current language.
    ///
    /// - Throws: The error message for an invalid edit.
    func edit(
        of id: ProductID, _ line: String
    ) throws(ProductChange.ParseError) -> CatalogEdit {
        if line.split(separator: " ") == ["reset"] { return .reset(productID: id) }
        let defaults = ProductChange.Defaults(
            storefront: storefront.countryCode, locale: context.locale, now: storeNow)
        return .change(productID: id, changes: [try ProductChange(line: line, at: defaults)])
    }

    // MARK: Subscriptions

    /// Returns a subscription's state in a word or two.
    func state(of subscription: SandboxSubscription) -> SafeText {
        let state = formatter.subscriptions.state(
            subscription.state, isCancelled: subscription.renewal.autoRenewStatus == 0)
        return formatter.commaSeparated([
            formatter.sanitized(state),
            subscription.failsRenewals ? formatter.text(.sandboxFails) : nil,
        ])
    }

    /// Returns the facts about a subscription.
    func facts(of subscription: SandboxSubscription) -> [Fact] {
        let renews = subscription.renewal.autoRenewStatus == 1
        let next: SafeText? = subscription.renewal.nextPrice.map { price in
            let name = formatter.sanitized(title(of: subscription.renewal.autoRenewProductID))
            return formatter.commaSeparated([name, formatter.price(price)])
        }
        let renewals: TextKey =
            subscription.failsRenewals ? .renewalsFail : renews ? .renewalsPaid : .renewalsOff
        return formatter.facts([
            .labelUntil: SafeText(formatted: formatter.times.dateTime(subscription.expires)),
            .labelRenewals: formatter.text(renewals), .labelPrice: renews ? next : nil,
            .contextAccount: formatter.sanitized(subscription.account.rawValue),
            .logTransaction: formatter.sanitized(subscription.transactionID.rawValue),
            .labelID: formatter.sanitized(subscription.productID.rawValue),
        ])
    }
}

extension SandboxOrder {
    /// The label of the key that approves the order in its state.
    var approvalHint: TextKey {
        switch state {
        case .stuck: .hintRelease
        case .interrupted: .hintResolve
        default: .hintApprove
        }
    }

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

extension CaseIterable where Self: Equatable, AllCases == [Self] {
    /// Returns the case `step` positions further, wrapping around at the ends.
    func moved(by step: Int) -> Self { Self.allCases.cycled(from: self, by: step) }
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

extension Availability {
    var name: TextKey {
        switch self {
        case .cleared: .availabilityCleared
        case .draft: .availabilityDraft
        case .inReview: .availabilityInReview
        case .removed: .availabilityRemoved
        }
    }
}

extension SandboxProduct {
    /// The product's availability as text.
    var standing: TextKey { type == nil ? .notInCatalog : availability.name }

    /// The glyph and the color of the product's availability.
    var appearance: (glyph: Glyph, role: Role) {
        type != nil && availability == .cleared
            ? (.purchased, .statePurchased) : (.unavailable, .muted)
    }
}
