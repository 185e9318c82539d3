import StoreModel
import StoreText

/// A question that is answered with a few words: another account, device or country, a price, a number of days, or what
/// is to go wrong.
struct EntryDialog: Sendable {
    enum Kind: Hashable, Sendable {
        case account, device, storefront
        /// A new price for a subscription, in the currency in which it is paid.
        case price(TransactionID, Currency)
        /// Days that a subscription gets for free.
        case days(TransactionID)
        /// What is to go wrong, as `kiosk sandbox fault add` takes it.
        case fault
        /// What is to change of a product, as `kiosk sandbox product` says it.
        case product(ProductID)
        /// Where the program is to kill itself.
        case crash

        /// Whether the answer takes one somewhere else.
        var isPlace: Bool {
            switch self {
            case .account, .device, .storefront: true
            case .price, .days, .fault, .product, .crash: false
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

    /// The most letters that an answer has.
    private var limit: Int {
        switch kind {
        case .fault, .product: 240
        default: 64
        }
    }

    mutating func type(_ more: String) {
        error = nil
        let base = isUntouched ? "" : text
        isUntouched = false
        text = String((base + more.filter { !$0.isNewline }).prefix(limit))
    }

    mutating func erase() {
        error = nil
        isUntouched = false
        text = String(text.dropLast())
    }

    /// Where the answer goes to; nil for nothing typed, and for what is no place.
    var change: ContextChange? {
        guard !text.isEmpty else { return nil }
        switch kind {
        case .account: return .account(AccountName(text))
        case .device: return .device(DeviceName(text))
        case .storefront: return .storefront(text.uppercased())
        case .price, .days, .fault, .product, .crash: return nil
        }
    }

    /// What the answer does to a subscription; nil for what is no price or number of days.
    var test: (id: TransactionID, test: SubscriptionTest)? {
        switch kind {
        case .account, .device, .storefront, .fault, .product, .crash: return nil
        case .price(let id, let currency):
            guard let amount = try? DecimalAmount.milliunits(text, exponent: currency.exponent)
            else { return nil }
            return (id, .price(Price(milliunits: amount, currency: currency)))
        case .days(let id):
            guard let days = Int(text), (1...90).contains(days) else { return nil }
            return (id, .extend(days: days))
        }
    }

    /// What is to go wrong, or what is wrong with the words.
    var plan: Result<FaultPlan, FaultPlan.Mistake> {
        Result { () throws(FaultPlan.Mistake) in
            try FaultPlan(words: text.split(separator: " ").map(String.init))
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
        case .fault: .entryFault
        case .product: .entryProduct
        case .crash: .entryCrash
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
        case .fault: .sandboxFaultHelp
        case .product: .sandboxProductHelp
        case .crash: .sandboxCrashEntryHelp
        }
    }
}
