import StoreModel

/// Reads one billing plan of a subscription of a `.storekit` file (version 5 and later).
struct StoreKitPlanReader {
    /// The currency of the file's storefront.
    let currency: Currency?
    /// The regular price of the subscription.
    let price: Price?

    /// Returns the plan; nil, with a warning, if its kind is unknown. A plan with an invalid price is kept without a
    /// price.
    func plan(_ item: SourceItem) -> BillingPlan? {
        item.checkNames(Self.names)
        guard let kind = Self.kind(item) else {
            item.warn("billingPlanType", "this is not a known billing plan; it is left out")
            return nil
        }
        let once = planPrice(item, "displayPrice")
        if kind == .upFront, let once, let price, once != price {
            item.warn(
                "displayPrice", "the plan and the subscription have different prices; both are kept"
            )
        }
        return BillingPlan(
            kind: kind, price: once, commitmentPrice: planPrice(item, "commitmentDisplayPrice"),
            isEnabled: item.value("isEnabled") == nil || item.flag("isEnabled"))
    }

    /// Returns the billing plan that an offer or a plan names, if it is a known one.
    static func kind(_ item: SourceItem) -> BillingPlan.Kind? {
        item.text("billingPlanType").flatMap(BillingPlan.Kind.init(rawValue:))
    }

    private func planPrice(_ item: SourceItem, _ key: String) -> Price? {
        guard let currency, let text = item.text(key) else { return nil }
        do throws(PriceText.ParseError) {
            return try StoreKitPrice.price(text, in: currency, item.log)
        } catch {
            item.warn(key, "\(error.message); the plan has no price")
            return nil
        }
    }

    private static let names = [
        "billingPlanType", "commitmentDisplayPrice", "displayPrice", "internalID", "isEnabled",
    ]
}
