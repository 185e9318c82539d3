/// A setting. The raw value is the name of its option, of its variable and of its line in `config.yaml`.
enum SettingKey: String, CaseIterable, Sendable {
    case catalog, profile, account, device, storefront, locale, outcome, pace, theme
    case bundleID = "bundle-id"
    case autoFinish = "auto-finish"
    case backend, merchant
    case merchantTokenFile = "merchant-token-file"
    case tokenFile = "token-file"
    case accountTokenFile = "account-token-file"
    case tlsCA = "tls-ca"
    // Settings of the interface only.
    case sort, glyphs, color, mouse, sponsor, accessible, keys
    case firstScreen = "first-screen"
    case reducedMotion = "reduced-motion"
    case toastSeconds = "toast-seconds"
    case escDelay = "esc-delay"

    /// The option, such as `--bundle-id`, or nil for a setting with several values.
    var option: String? { self == .keys ? nil : "--" + rawValue }

    /// The environment variable, such as `KIOSK_BUNDLE_ID`, or nil for a setting with several values.
    var variable: String? {
        self == .keys ? nil : "KIOSK_" + rawValue.uppercased().replacing("-", with: "_")
    }
}
