package import StoreModel

/// The context of the session, which the top lines show on every screen.
package struct SessionContext: Hashable, Sendable {
    /// The account that pays.
    package var account: AccountName
    /// The device in use.
    package var device: DeviceName
    /// The name of the backend; nil for the embedded store; untrusted text.
    package var backendName: String?
    /// The storefront whose prices are shown until a catalog is loaded.
    package var storefront: Storefront
    /// The customer's language and region.
    package var locale: LocaleID
    /// The sandbox's default payment outcome, which the purchase dialog can override.
    package var outcome: Outcome
    /// Whether purchases need no confirmation, as the catalog file can demand.
    package var skipsDialogs: Bool
    /// Whether delivered transactions are finished automatically.
    package var isAutoFinishing: Bool
    /// Whether everything is refused that changes something at the store, the merchant or the device.
    package var isReadOnly: Bool
    /// The product that hides the sponsor's line once it is owned; nil for no sponsor's line.
    package var sponsorProductID: ProductID?
    /// Whether the time stands still between events, as in a scenario and in a report, so that the steps of a purchase
    /// take none.
    package var isTimeSimulated: Bool
    /// The path of the catalog file that the embedded store sells from; nil without one.
    package var catalogPath: String?
    /// The options that a command line needs to act on the same profile, backend, account and device.
    package var commandWords: [String]

    /// Creates a session context.
    package init(
        account: AccountName, device: DeviceName, backendName: String?, storefront: Storefront,
        locale: LocaleID, outcome: Outcome, skipsDialogs: Bool = false,
        isAutoFinishing: Bool = true, isReadOnly: Bool = false, sponsorProductID: ProductID? = nil,
        isTimeSimulated: Bool = false, catalogPath: String? = nil, commandWords: [String] = []
    ) {
        self.account = account
        self.device = device
        self.backendName = backendName
        self.storefront = storefront
        self.locale = locale
        self.outcome = outcome
        self.skipsDialogs = skipsDialogs
        self.isAutoFinishing = isAutoFinishing
        self.isReadOnly = isReadOnly
        self.sponsorProductID = sponsorProductID
        self.isTimeSimulated = isTimeSimulated
        self.catalogPath = catalogPath
        self.commandWords = commandWords
    }
}

// MARK: Changes

/// A change of the session context within the same profile.
package enum ContextChange: Hashable, Sendable {
    /// Switches to another account.
    case account(AccountName)
    /// Switches to another device.
    case device(DeviceName)
    /// Switches the account to another storefront, ISO 3166-1 alpha-3, which determines the currency.
    case storefront(String)
}
