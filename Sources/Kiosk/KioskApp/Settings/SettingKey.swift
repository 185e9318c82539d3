/// A setting, by the name that its option, its variable and its line in `config.yaml` share.
enum SettingKey: String, CaseIterable, Sendable {
    case catalog, profile, account, device, storefront, locale, outcome, pace, theme
    case bundleID = "bundle-id"
    case autoFinish = "auto-finish"
    case backend, merchant
    case merchantTokenFile = "merchant-token-file"
    case tokenFile = "token-file"
    case accountTokenFile = "account-token-file"
    case tlsCA = "tls-ca"
    // The interface alone.
    case sort, glyphs, color, mouse, sponsor, accessible, keys
    case firstScreen = "first-screen"
    case reducedMotion = "reduced-motion"
    case toastSeconds = "toast-seconds"
    case escDelay = "esc-delay"

    /// The option, `--bundle-id`; nil for what is more than one value.
    var option: String? { self == .keys ? nil : "--" + rawValue }

    /// The variable of the environment, `KIOSK_BUNDLE_ID`; nil for what is more than one value.
    var variable: String? {
        self == .keys ? nil : "KIOSK_" + rawValue.uppercased().replacing("-", with: "_")
    }
}
