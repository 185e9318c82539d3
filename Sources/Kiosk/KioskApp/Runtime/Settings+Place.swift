import DemoCatalog
import KioskUI
import StoreClient
import StoreModel
import StoreText

extension Settings {
    /// The texts in the customer's language.
    var messages: LocalizedTexts { LocalizedTexts(locale: locale) }

    /// The names of the backend and of the team's own merchant server, or nil if both are the default.
    private var sides: String? {
        guard let merchant else { return backend?.description }
        return "\(backend?.description ?? Self.embedded), unsigned \(merchant)"
    }

    /// Returns the session context that the header shows.
    ///
    /// - Parameter country: The storefront of the account, or nil until the store is open.
    func place(in country: Storefront?) -> SessionContext {
        SessionContext(
            account: account, device: device, backendName: sides,
            storefront: country ?? Storefront(countryCode: "…", id: ""), locale: locale,
            outcome: outcome, skipsDialogs: skipsDialogs, isAutoFinishing: finishesAutomatically,
            sponsorProductID: catalogPath == nil || backend != nil
                ? ProductID(DemoCatalog.sponsorHidingID) : nil)
    }
}
