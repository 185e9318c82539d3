package import StoreModel

/// Where one is: what the top lines say on every screen.
package struct SessionContext: Hashable, Sendable {
    /// Whose account pays.
    package var account: AccountName
    /// The phone that one stands at.
    package var device: DeviceName
    /// What answers, in a word; nil for the store inside the process; hostile text.
    package var backendName: String?
    /// The country whose prices are shown until a catalog says otherwise.
    package var storefront: Storefront
    /// The language and region of the customer.
    package var locale: LocaleID
    /// How the sandbox lets a payment go unless the dialog says otherwise.
    package var outcome: Outcome
    /// Whether one buys without being asked, because the catalog's file wants it so.
    package var skipsDialogs: Bool
    /// Whether delivered transactions are finished without a person.
    package var isAutoFinishing: Bool
    /// What hides the sponsor's line once it is owned; nil for no such line at all.
    package var sponsorProductID: ProductID?

    /// Takes the parts as they are.
    package init(
        account: AccountName, device: DeviceName, backendName: String?, storefront: Storefront,
        locale: LocaleID, outcome: Outcome, skipsDialogs: Bool = false,
        isAutoFinishing: Bool = true, sponsorProductID: ProductID? = nil
    ) {
        self.account = account
        self.device = device
        self.backendName = backendName
        self.storefront = storefront
        self.locale = locale
        self.outcome = outcome
        self.skipsDialogs = skipsDialogs
        self.isAutoFinishing = isAutoFinishing
        self.sponsorProductID = sponsorProductID
    }
}
