import StoreModel

/// Reads one offer of a subscription of a `.storekit` file.
struct StoreKitOfferReader {
    /// The IDs of the subscription's earlier offers.
    struct EarlierOffers {
        /// The IDs of offers, each with its kind.
        var names: Set<String> = []
        /// Xcode's internal IDs.
        var internalIDs: Set<String> = []
    }

    /// The currency of the file's storefront.
    let currency: Currency?
    /// The regular price of the subscription.
    let price: Price?

    /// Returns the offer; nil, with a warning, if it is not valid.
    func offer(
        _ item: SourceItem, _ kind: SubscriptionOffer.Kind, _ earlier: inout EarlierOffers
    ) -> SubscriptionOffer? {
        item.checkNames(Self.names)
        guard let mode = mode(item), let period = period(item) else { return nil }
        guard let cost = offerPrice(item, mode) else { return nil }
        let name = name(item, kind)
        guard isNew(item, kind, name, &earlier) else { return nil }
        if mode != .free, let price, cost == .some(price) {
            item.warn("displayPrice", "the offer has the same price as the subscription")
        }
        return SubscriptionOffer(
            kind: kind, name: name, paymentMode: mode, price: cost, period: period,
            numberOfPeriods: count(item), billingPlan: billingPlan(item),
            audience: audience(item, kind))
    }

    /// Returns the customers that may redeem a code. A win-back offer with `isEligible: false` is for no customer.
    private func audience(
        _ item: SourceItem, _ kind: SubscriptionOffer.Kind
    ) -> OfferAudience? {
        switch kind {
        case .code: return codeAudience(item)
        case .winBack:
            let isOpen = item.value("isEligible") == nil || item.flag("isEligible")
            return isOpen ? nil : OfferAudience(customers: [])
        case .introductory, .promotional: return nil
        }
    }

    private func codeAudience(_ item: SourceItem) -> OfferAudience? {
        let customers = OfferCustomersReader.read(item, "eligibility")
        let isStackable = item.value("isStackable") == nil ? nil : item.flag("isStackable")
        guard customers != nil || isStackable != nil else { return nil }
        return OfferAudience(customers: customers, isStackable: isStackable)
    }

    private func mode(_ item: SourceItem) -> SubscriptionOffer.PaymentMode? {
        let text = item.text("paymentMode")
        if let mode = text.flatMap(SubscriptionOffer.PaymentMode.init(rawValue:)) { return mode }
        switch text {
        case "none": item.warn("paymentMode", "the offer is turned off; it is left out")
        case nil: item.warn("paymentMode", "the payment mode is missing; the offer is left out")
        case let text?:
            item.warn(
                "paymentMode",
                "\(QuotedText.short(text)) is not a valid payment mode; the offer is left out")
        }
        return nil
    }

    private func billingPlan(_ item: SourceItem) -> BillingPlan.Kind? {
        let kind = StoreKitPlanReader.kind(item)
        if kind == nil, let text = item.text("billingPlanType") {
            item.warn("billingPlanType", "\(QuotedText.short(text)) is not a known billing plan")
        }
        return kind
    }

    private func period(_ item: SourceItem) -> SubscriptionPeriod? {
        let text = item.text("subscriptionPeriod") ?? ""
        if let period = SubscriptionPeriod(iso8601: text) { return period }
        let words =
            text.isEmpty
            ? "the period is missing" : "\(QuotedText.short(text)) is not a valid period"
        item.warn("subscriptionPeriod", "\(words); the offer is left out")
        return nil
    }

    /// Returns the price of an offer: `.some(nil)` for a free offer, nil for a paid offer without a valid price.
    private func offerPrice(_ item: SourceItem, _ mode: SubscriptionOffer.PaymentMode) -> Price?? {
        let text = item.text("displayPrice")
        if mode == .free {
            if text?.isEmpty == false {
                item.warn("displayPrice", "the price of a free offer is ignored")
            }
            return .some(nil)
        }
        guard let currency else { return nil }
        do throws(PriceText.ParseError) {
            return .some(try StoreKitPrice.price(text ?? "", in: currency, item.log))
        } catch {
            item.warn("displayPrice", "\(error.message); the paid offer is left out")
            return nil
        }
    }

    /// Returns the name of an offer. A code does not have an ID: its reference name is redeemed.
    private func name(_ item: SourceItem, _ kind: SubscriptionOffer.Kind) -> String {
        switch kind {
        case .introductory: ""
        case .code: item.text("referenceName") ?? ""
        case .promotional, .winBack: item.text("offerID") ?? item.text("referenceName") ?? ""
        }
    }

    private func isNew(
        _ item: SourceItem, _ kind: SubscriptionOffer.Kind, _ name: String,
        _ earlier: inout EarlierOffers
    ) -> Bool {
        if let id = item.text("internalID"), !earlier.internalIDs.insert(id).inserted {
            item.warn("internalID", "another offer has the same internal id")
        }
        guard kind != .introductory else { return true }
        guard earlier.names.insert("\(kind.rawValue) \(name)").inserted else {
            item.warn("\(QuotedText.short(name)) occurs twice; the first offer is used")
            return false
        }
        return true
    }

    private func count(_ item: SourceItem) -> Int {
        guard item.value("numberOfPeriods") != nil else { return 1 }
        guard let number = item.integer("numberOfPeriods"), (1...999).contains(number) else {
            item.warn("numberOfPeriods", "expected a number from 1 to 999; 1 is used")
            return 1
        }
        return Int(number)
    }

    private static let names = [
        "billingPlanType", "displayPrice", "eligibility", "internalID", "isEligible",
        "isStackable", "numberOfPeriods", "offerID", "paymentMode", "referenceName",
        "subscriptionPeriod",
    ]
}
