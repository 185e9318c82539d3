import StoreText
/// A preference that can be switched on and off while the shop is open.
enum PreferenceToggle: Hashable, Sendable, CaseIterable {
    case motion, sponsor

    var label: Phrase {
        switch self {
        case .motion: .settingMotion
        case .sponsor: .settingSponsor
        }
    }

    func isOn(_ preferences: Preferences) -> Bool {
        switch self {
        case .motion: preferences.isMotionReduced
        case .sponsor: preferences.isSponsorShown
        }
    }

    func turn(_ preferences: inout Preferences) {
        switch self {
        case .motion: preferences.isMotionReduced.toggle()
        case .sponsor: preferences.isSponsorShown.toggle()
        }
    }
}
