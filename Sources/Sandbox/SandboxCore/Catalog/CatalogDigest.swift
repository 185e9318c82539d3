package import StoreModel

/// A 64-bit FNV-1a hash of everything in a catalog that a customer can see.
///
/// It distinguishes versions of a catalog; it does not authenticate one.
package struct CatalogDigest {
    private var state: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Creates a digest of nothing.
    package init() {}

    /// Adds a catalog to the digest; the order of its contents matters.
    package mutating func add(_ catalog: Catalog) {
        add(catalog.app.bundleID?.rawValue ?? "")
        add(catalog.app.name)
        add(catalog.homeStorefront)
        add(catalog.defaultLocale.identifier)
        for product in catalog.products { add(product) }
        for name in catalog.goods {
            add(name.good.rawValue)
            add(name.locale.identifier)
            add(name.displayName)
            add(name.one ?? "")
            add(name.other ?? "")
        }
    }

    /// The hash as 16 hexadecimal digits.
    package var text: String {
        let digits = String(state, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }

    private mutating func add(_ product: CatalogProduct) {
        add(product.id.rawValue)
        add(product.type.rawValue)
        add(product.availability.rawValue)
        add(product.referenceName ?? "")
        add(product.duration?.iso8601 ?? "")
        add(product.isFamilyShareable ? "shared" : "own")
        add(product.symbol ?? "")
        add(product.isEdited ? "edited" : "as written")
        add(product.addedAt.map { String($0.milliseconds) } ?? "")
        add(product.lowBalance.map { "\($0.amount) \($0.good)" } ?? "")
        for text in product.localizations {
            add(text.locale.identifier)
            add(text.displayName)
            add(text.description)
        }
        for (storefront, price) in product.prices.sorted(by: { $0.key < $1.key }) {
            add(storefront, price)
        }
        for (storefront, sale) in product.sales.sorted(by: { $0.key < $1.key }) {
            add(storefront, sale.price)
            add(String(sale.ends.milliseconds))
        }
        for grant in product.grants {
            add(grant.good.rawValue)
            add(String(grant.amount))
        }
        if let subscription = product.subscription { add(subscription) }
    }

    private mutating func add(_ subscription: SubscriptionInfo) {
        add(subscription.groupID)
        add(subscription.groupName)
        add(String(subscription.level))
        add(subscription.period.iso8601)
        for offer in subscription.offers {
            add(offer.kind.rawValue + offer.name + offer.paymentMode.rawValue)
            add(String(offer.price?.milliunits ?? 0) + offer.period.iso8601)
            add(String(offer.numberOfPeriods))
            add(offer.billingPlan?.rawValue ?? "")
            if let audience = offer.audience { add(audience) }
        }
        for plan in subscription.billingPlans {
            add(plan.kind.rawValue + (plan.isEnabled ? "" : " off"))
            add(String(plan.price?.milliunits ?? -1))
            add(String(plan.commitmentPrice?.milliunits ?? -1))
        }
    }

    private mutating func add(_ audience: OfferAudience) {
        add(audience.customers?.map(\.rawValue).joined(separator: " ") ?? "all")
        add(audience.isStackable == true ? "stacked" : "alone")
        for months in [audience.paidMonths, audience.lapsedMonths, audience.monthsBetween] {
            add(months.map(String.init) ?? "")
        }
    }

    private mutating func add(_ storefront: String, _ price: Price) {
        add(storefront)
        add(String(price.milliunits))
        add(price.currency.code)
    }

    private mutating func add(_ text: String) {
        var text = text
        // Reads the bytes in place: a digest is computed each time that the catalog is replaced.
        state = text.withUTF8 { $0.reduce(state, Self.mixed) }
        // 0xFF does not occur in UTF-8, so it separates two adjacent texts.
        state = Self.mixed(state, 0xFF)
    }

    private static func mixed(_ state: UInt64, _ byte: UInt8) -> UInt64 {
        (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
}
