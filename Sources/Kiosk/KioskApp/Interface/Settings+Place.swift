import DemoCatalog
import KioskUI
import StoreClient
import StoreModel
import StoreText

extension Settings {
    /// The words of the customer's language.
    var messages: Messages { Messages(locale: locale) }

    /// Where one is, for the top lines.
    ///
    /// - Parameter country: The account's; nil until the store is open.
    func place(in country: Storefront?) -> PlaceLine {
        PlaceLine(
            account: account, device: device, backendName: backend.map(\.description),
            storefront: country ?? Storefront(countryCode: "…", id: ""), locale: locale,
            outcome: outcome, isAutoFinishing: finishesAutomatically,
            sponsorProductID: catalogPath == nil || backend != nil
                ? ProductID(DemoCatalog.sponsorHidingID) : nil)
    }
}
