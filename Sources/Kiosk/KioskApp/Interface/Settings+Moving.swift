import KioskUI
import StoreModel

extension Settings {
    /// The same settings for whoever stands somewhere else.
    ///
    /// - Throws: ``CommandFailure`` with exit code 64 where there is no such place; the message says what may be said.
    func moved(_ change: PlaceChange) throws(CommandFailure) -> Settings {
        var settings = self
        switch change {
        case .account(let account):
            try Self.check(account.rawValue)
            settings.account = account
            // The other account has its own country.
            settings.storefront = nil
        case .device(let device):
            try Self.check(device.rawValue)
            settings.device = device
        case .storefront(let text):
            let found = StorefrontTable.entry(text) ?? StorefrontTable.entry(regionCode: text)
            guard let found else {
                throw .usage(
                    "“\(text.prefix(40))” is no country of the store. Use a code such as USA, CHN or DEU."
                )
            }
            settings.storefront = found.storefront.countryCode
        }
        return settings
    }

    private static func check(_ name: String) throws(CommandFailure) {
        guard PlainName.isOne(name) else {
            throw .usage(
                "“\(name.prefix(80))” is no name: use up to 64 letters, digits, dots, hyphens and "
                    + "underscores, beginning with a letter or digit.")
        }
    }
}
