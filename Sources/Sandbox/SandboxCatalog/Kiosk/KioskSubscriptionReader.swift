import StoreModel

/// Reads the subscription part of a product in kiosk's own catalog format.
struct KioskSubscriptionReader {
    /// The `subscription` mapping.
    let item: SourceItem
    /// The currency of the home storefront, in which offers are priced.
    let currency: Currency?

    /// Returns group, level, period and offers; nil, with a warning, if the group or the period is missing.
    func info() -> SubscriptionInfo? {
        item.checkNames(["group", "group-name", "level", "offers", "period"])
        guard let group = item.text("group"), !group.isEmpty else {
            item.warn("group", "the group is missing")
            return nil
        }
        guard let period = period(item) else { return nil }
        return SubscriptionInfo(
            groupID: group, groupName: item.text("group-name") ?? group,
            level: count(item, "level", range: 1...999), period: period,
            offers: item.items("offers").compactMap(offer))
    }

    private func offer(_ item: SourceItem) -> SubscriptionOffer? {
        item.checkNames(Self.offerNames)
        guard let kind = Self.kinds[item.text("kind") ?? ""] else {
            item.warn(
                "kind",
                "expected introductory, promotional, code or win-back; the offer is left out")
            return nil
        }
        guard let mode = Self.modes[item.text("mode") ?? ""] else {
            item.warn(
                "mode", "expected free, pay-as-you-go or pay-up-front; the offer is left out")
            return nil
        }
        guard let period = period(item), let cost = price(item, mode) else { return nil }
        return SubscriptionOffer(
            kind: kind, name: item.text("name") ?? "", paymentMode: mode, price: cost,
            period: period, numberOfPeriods: count(item, "periods", range: 1...999),
            audience: audience(item))
    }

    /// Returns the customers that an offer is for; nil if the catalog does not restrict them.
    private func audience(_ item: SourceItem) -> OfferAudience? {
        let names = ["customers", "stackable", "paid-months", "lapsed-months", "months-between"]
        guard names.contains(where: { item.value($0) != nil }) else { return nil }
        return OfferAudience(
            customers: OfferCustomersReader.read(item, "customers"),
            isStackable: item.value("stackable") == nil ? nil : item.flag("stackable"),
            paidMonths: months(item, "paid-months"), lapsedMonths: months(item, "lapsed-months"),
            monthsBetween: months(item, "months-between"))
    }

    private func months(_ item: SourceItem, _ key: String) -> Int? {
        guard item.value(key) != nil else { return nil }
        guard let number = item.integer(key), (0...999).contains(number) else {
            item.warn(key, "expected a number of months from 0 to 999; it is ignored")
            return nil
        }
        return Int(number)
    }

    private static let offerNames = [
        "customers", "kind", "lapsed-months", "mode", "months-between", "name", "paid-months",
        "period", "periods", "price", "stackable",
    ]

    /// Returns the price of an offer: `.some(nil)` for a free offer, nil for a paid offer without a valid price.
    private func price(_ item: SourceItem, _ mode: SubscriptionOffer.PaymentMode) -> Price?? {
        guard mode != .free else { return .some(nil) }
        guard let currency else { return nil }
        do throws(PriceText.ParseError) {
            return .some(try PriceText.price(item.text("price") ?? "", in: currency))
        } catch {
            item.warn("price", "\(error.message); the paid offer is left out")
            return nil
        }
    }

    private func period(_ item: SourceItem) -> SubscriptionPeriod? {
        if let period = item.text("period").flatMap(SubscriptionPeriod.init(iso8601:)) {
            return period
        }
        item.warn("period", "expected a period such as P1M; the offer is left out")
        return nil
    }

    private func count(_ item: SourceItem, _ key: String, range: ClosedRange<Int64>) -> Int {
        guard item.value(key) != nil else { return 1 }
        guard let number = item.integer(key), range.contains(number) else {
            item.warn(key, "expected a number from 1 to 999; 1 is used")
            return 1
        }
        return Int(number)
    }

    private static let kinds: [String: SubscriptionOffer.Kind] = [
        "introductory": .introductory, "promotional": .promotional, "code": .code,
        "win-back": .winBack,
    ]

    private static let modes: [String: SubscriptionOffer.PaymentMode] = [
        "free": .free, "pay-as-you-go": .payAsYouGo, "pay-up-front": .payUpFront,
    ]
}
