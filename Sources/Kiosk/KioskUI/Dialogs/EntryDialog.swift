import StoreModel
import StoreText

/// A question that is answered with one word: another account, device or country.
struct EntryDialog: Sendable {
    enum Kind: Hashable, Sendable { case account, device, storefront }

    let kind: Kind
    private(set) var text: String
    /// Why the last answer could not be taken; hostile text.
    var error: String?
    /// Whether what stands there is what was before: the first letter replaces it.
    private var isUntouched = true

    init(_ kind: Kind, _ text: String) {
        self.kind = kind
        self.text = text
    }

    mutating func type(_ more: String) {
        error = nil
        let base = isUntouched ? "" : text
        isUntouched = false
        text = String((base + more.filter { !$0.isNewline }).prefix(64))
    }

    mutating func erase() {
        error = nil
        isUntouched = false
        text = String(text.dropLast())
    }

    /// What the answer asks for; nil for nothing typed.
    var change: PlaceChange? {
        guard !text.isEmpty else { return nil }
        switch kind {
        case .account: return .account(AccountName(text))
        case .device: return .device(DeviceName(text))
        case .storefront: return .storefront(text.uppercased())
        }
    }

    var title: Phrase {
        switch kind {
        case .account: .placeAccount
        case .device: .placeDevice
        case .storefront: .placeStorefront
        }
    }

    /// What may be typed, and what follows.
    var explanation: Phrase {
        switch kind {
        case .account: .sandboxAccountHelp
        case .device: .sandboxDeviceHelp
        case .storefront: .sandboxStorefrontHelp
        }
    }
}
