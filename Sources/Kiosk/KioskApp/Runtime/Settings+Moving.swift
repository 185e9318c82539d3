import KioskUI
import StoreModel

extension Settings {
    /// Returns the settings for another account, device or storefront.
    ///
    /// - Throws: ``CommandFailure`` with exit code 64 if the value is invalid; the message describes the valid values.
    func moved(_ change: ContextChange) throws(CommandFailure) -> Settings {
        var settings = self
        switch change {
        case .account(let account):
            try Self.check(account.rawValue, .name)
            settings.account = account
            // Each account has its own country.
            settings.storefront = nil
        case .device(let device):
            try Self.check(device.rawValue, .name)
            settings.device = device
        case .storefront(let text):
            try Self.check(text, .country)
            settings.storefront = SettingKind.country(text)?.countryCode
        }
        return settings
    }

    private static func check(_ text: String, _ kind: SettingKind) throws(CommandFailure) {
        guard let problem = kind.problem(with: text) else { return }
        throw .usage("“\(text.prefix(80))” \(problem)")
    }
}
