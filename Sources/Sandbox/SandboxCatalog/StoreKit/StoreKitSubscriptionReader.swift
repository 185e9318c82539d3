import StoreModel

/// Reads the subscription part of a product of a `.storekit` file.
struct StoreKitSubscriptionReader {
    let item: SourceItem
    let settings: StoreKitSettings

    /// Returns group, level, period and offers.
    ///
    /// - Parameter price: The regular price, for comparison with offers and plans.
    /// - Returns: Nil, with a warning, if the period is missing or invalid.
    func info(_ section: StoreKitProductReader.Section, price: Price?) -> SubscriptionInfo? {
        guard let period = period() else { return nil }
        let group = group(section)
        let plans = StoreKitPlanReader(currency: settings.currency, price: price)
        return SubscriptionInfo(
            groupID: group.id, groupName: group.name, level: level(), period: period,
            offers: offers(price), billingPlans: item.items("billingPlans").compactMap(plans.plan))
    }

    private func period() -> SubscriptionPeriod? {
        for key in ["recurringSubscriptionPeriod", "subscriptionPeriod", "subscriptionDuration"] {
            guard let text = item.text(key) else { continue }
            if key != "recurringSubscriptionPeriod" {
                item.warn(
                    key, "the name in Xcode is recurringSubscriptionPeriod; it is read as that")
            }
            if let period = SubscriptionPeriod(iso8601: text) { return period }
            item.warn(key, "\(QuotedText.short(text)) is not a valid period such as P1M")
            return nil
        }
        item.warn("recurringSubscriptionPeriod", "the period is missing")
        return nil
    }

    /// Returns the enclosing group. The subscription's own group ID counts only outside of a group.
    private func group(_ section: StoreKitProductReader.Section) -> StoreKitGroup {
        let own = item.text("subscriptionGroupID")
        guard case .group(let group) = section else {
            return StoreKitGroup(id: own ?? "", name: own ?? "")
        }
        if own == nil {
            item.warn(
                "subscriptionGroupID", "the id is missing; that of the enclosing group is used")
        } else if own != group.id {
            item.warn(
                "subscriptionGroupID",
                "the id of another group; that of the enclosing group is used")
        }
        return group
    }

    private func level() -> Int {
        guard let number = item.integer("groupNumber"), let level = Int(exactly: number), level > 0
        else {
            item.warn("groupNumber", "the level is missing or below 1; 1 is used")
            return 1
        }
        return level
    }

    // MARK: Offers

    private func offers(_ price: Price?) -> [SubscriptionOffer] {
        let reader = StoreKitOfferReader(currency: settings.currency, price: price)
        var seen = StoreKitOfferReader.EarlierOffers()
        return introductoryItems().compactMap { reader.offer($0, .introductory, &seen) }
            + item.items("adHocOffers").compactMap { reader.offer($0, .promotional, &seen) }
            + item.items("codeOffers").compactMap { reader.offer($0, .code, &seen) }
            + item.items("winbackOffers").compactMap { reader.offer($0, .winBack, &seen) }
    }

    /// Returns the introductory offers. Version 5 has a list of them, one for each billing plan. If the single offer of
    /// older versions is present as well, it repeats an element of the list.
    private func introductoryItems() -> [SourceItem] {
        guard item.value("introductoryOffers") != nil else {
            return item.item("introductoryOffer").map { [$0] } ?? []
        }
        if item.value("introductoryOffer") != nil {
            item.warn("introductoryOffer", "the list introductoryOffers is used instead")
        }
        return item.items("introductoryOffers")
    }
}
