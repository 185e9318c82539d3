import KioskUI
import StoreModel

/// The values of settings that ``check()`` has validated.
extension ResolvedSettings {
    var storefront: String? { text(.storefront).flatMap { SettingKind.country($0)?.countryCode } }

    var locale: LocaleID { LocaleID(effective(.locale).text) ?? .fallback }

    var outcome: Outcome? { text(.outcome).flatMap { Outcome(rawValue: $0) } }

    var pace: PurchaseLatency? { text(.pace).flatMap { PurchaseLatency($0) } }

    func toggle(_ key: SettingKey) -> Bool {
        SettingKind.toggle(effective(key).text) ?? false
    }

    func number(_ key: SettingKey) -> Int? {
        guard case .number(let range, _) = SettingOption.of(key)?.kind else { return nil }
        return SettingKind.number(effective(key).text, range)
    }

    /// The screen that the shop opens with. The `last` screen is that of the profile, so a fresh profile opens the
    /// Shop.
    var firstScreen: Screen {
        let name = effective(.firstScreen).text
        let last = source.usesPicks ? profile.screen : nil
        let wanted = name == SettingOption.lastScreen ? last : name
        return Screen.allCases.first { $0.logName == wanted } ?? .shop
    }
}
