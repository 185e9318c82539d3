/// A setting, by the name that its option, its variable and its line in `config.yaml` share.
enum SettingKey: String, CaseIterable, Sendable {
    case catalog, profile, account, device, storefront, locale, outcome, pace, theme
    case bundleID = "bundle-id"
    case autoFinish = "auto-finish"

    /// The option, `--bundle-id`.
    var option: String { "--" + rawValue }

    /// The variable of the environment, `KIOSK_BUNDLE_ID`.
    var variable: String { "KIOSK_" + rawValue.uppercased().replacing("-", with: "_") }
}
