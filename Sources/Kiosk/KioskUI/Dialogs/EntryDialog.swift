import StoreModel
import StoreText

/// A question that is answered with one word: another account, device or country, a price or a number of days.
struct EntryDialog: Sendable {
    enum Kind: Hashable, Sendable {
        case account, device, storefront
        /// A new price for a subscription, in the currency in which it is paid.
        case price(TransactionID, Currency)
        /// Days that a subscription gets for free.
        case days(TransactionID)

        /// Whether the answer takes one somewhere else.
        var isPlace: Bool {
            switch self {
            case .account, .device, .storefront: true
            case .price, .days: false
            }
        }
    }

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

    /// Where the answer goes to; nil for nothing typed, and for what is no place.
    var change: PlaceChange? {
        guard !text.isEmpty else { return nil }
        switch kind {
        case .account: return .account(AccountName(text))
        case .device: return .device(DeviceName(text))
        case .storefront: return .storefront(text.uppercased())
        case .price, .days: return nil
        }
    }

    /// What the answer does to a subscription; nil for what is no price or number of days.
    var test: (id: TransactionID, test: SubscriptionTest)? {
        switch kind {
        case .account, .device, .storefront: return nil
        case .price(let id, let currency):
            guard let amount = try? DecimalAmount.milliunits(text, exponent: currency.exponent)
            else { return nil }
            return (id, .price(Price(milliunits: amount, currency: currency)))
        case .days(let id):
            guard let days = Int(text), (1...90).contains(days) else { return nil }
            return (id, .extend(days: days))
        }
    }

    /// Why the answer is none.
    var refusal: Phrase { if case .price = kind { .entryNoPrice } else { .entryNoDays } }

    var title: Phrase {
        switch kind {
        case .account: .placeAccount
        case .device: .placeDevice
        case .storefront: .placeStorefront
        case .price: .entryPrice
        case .days: .entryDays
        }
    }

    /// What may be typed, and what follows.
    var explanation: Phrase {
        switch kind {
        case .account: .sandboxAccountHelp
        case .device: .sandboxDeviceHelp
        case .storefront: .sandboxStorefrontHelp
        case .price: .sandboxPriceHelp
        case .days: .sandboxDaysHelp
        }
    }
}
