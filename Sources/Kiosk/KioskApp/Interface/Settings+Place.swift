import DemoCatalog
import KioskUI
import StoreModel
import StoreText

extension Settings {
    /// The words of the customer's language.
    var messages: Messages { Messages(locale: locale) }

    /// Where one is, for the top lines; the account's country is known once the store has told its products.
    var place: PlaceLine {
        PlaceLine(
            account: account, device: device, backendName: "embedded",
            storefront: Storefront(countryCode: storefront ?? "…", id: ""), locale: locale,
            outcome: outcome, isAutoFinishing: finishesAutomatically,
            sponsorProductID: catalogPath == nil ? ProductID(DemoCatalog.sponsorHidingID) : nil)
    }
}
