import DemoCatalog
import KioskUI
import StoreClient
import StoreModel
import StoreText

extension Settings {
    /// The words of the customer's language.
    var messages: LocalizedTexts { LocalizedTexts(locale: locale) }

    /// Who sells, and who judges where that is not the same side; nil for the usual.
    private var sides: String? {
        guard let merchant else { return backend?.description }
        return "\(backend?.description ?? Self.embedded), unsigned \(merchant)"
    }

    /// Where one is, for the top lines.
    ///
    /// - Parameter country: The account's; nil until the store is open.
    func place(in country: Storefront?) -> SessionContext {
        SessionContext(
            account: account, device: device, backendName: sides,
            storefront: country ?? Storefront(countryCode: "…", id: ""), locale: locale,
            outcome: outcome, skipsDialogs: skipsDialogs, isAutoFinishing: finishesAutomatically,
            sponsorProductID: catalogPath == nil || backend != nil
                ? ProductID(DemoCatalog.sponsorHidingID) : nil)
    }
}
