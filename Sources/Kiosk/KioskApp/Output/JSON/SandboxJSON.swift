import StoreModel

/// An account of the store:
/// `{"kind":"account","account":…,"isHere":…,"devices":[…],"orders":…,"unfinished":…,"waiting":…,"paid":[…]}`
struct AccountJSON: Encodable {
    let kind = "account"
    let account: String
    /// Whether it is the account of commands that name none.
    let isHere: Bool
    let devices: [String]
    let orders: Int
    /// The number of orders that are charged and not finished by a device.
    let unfinished: Int
    /// The number of orders that wait for approval or are interrupted.
    let waiting: Int
    /// The sum of the account's payments minus refunds, by currency.
    let paid: [Amount]

    /// An amount in milliunits of a currency.
    struct Amount: Encodable {
        let price: Int64
        let currency: String
    }

    init(_ account: AccountName, isHere: Bool, _ orders: [SandboxOrder], paid: [Price]) {
        self.paid = paid.map { Amount(price: $0.milliunits, currency: $0.currency.code) }
        self.account = account.rawValue
        self.isHere = isHere
        devices = Set(orders.map(\.device.rawValue)).sorted()
        self.orders = orders.count
        unfinished = orders.count { [.unfinished, .stuck].contains($0.state) }
        waiting = orders.count { [.pending, .interrupted].contains($0.state) }
    }

    /// Returns the account as a line of text.
    ///
    /// - Parameter sums: The formatted sums of the payments.
    func words(_ sums: [String]) -> String {
        let open = [
            unfinished > 0 ? "\(unfinished) not finished" : nil,
            waiting > 0 ? "\(waiting) waiting" : nil,
        ].compactMap(\.self)
        let counts = (["\(orders) order\(orders == 1 ? "" : "s")"] + open).joined(separator: ", ")
        let on = devices.isEmpty ? "" : " on \(devices.joined(separator: ", "))"
        let paid = ", paid " + (sums.isEmpty ? "nothing" : sums.joined(separator: " and "))
        return "\(isHere ? "*" : " ") \(account): \(counts)\(on)\(paid)"
    }
}

/// A member of a family: `{"kind":"family-member","organizer":…,"account":…,"isSharing":true,"shares":[…]}`
struct FamilyMemberJSON: Encodable {
    /// A purchase that the member has through the family, with the account that paid for it.
    struct Share: Encodable {
        let productId: String
        let transactionId: String
        let originalTransactionId: String
        let sharedBy: String
        let expiresDate: Int64?
    }

    let kind = "family-member"
    let organizer: String
    let account: String
    let isSharing: Bool
    let shares: [Share]

    init(_ person: SandboxFamily.Person, of organizer: AccountName) {
        self.organizer = organizer.rawValue
        account = person.account.rawValue
        isSharing = person.isSharing
        shares = person.shares.map {
            Share(
                productId: $0.productID.rawValue, transactionId: $0.transactionID.rawValue,
                originalTransactionId: $0.originalTransactionID.rawValue,
                sharedBy: $0.sharedBy.rawValue, expiresDate: $0.expires?.milliseconds)
        }
    }
}

// MARK: Devices

/// A device of the store: `{"kind":"device","device":…,"isHere":…,"accounts":[…],"orders":…,"hasJournal":…,"driver":…}`
struct SandboxDeviceJSON: Encodable {
    let kind = "device"
    let device: String
    /// Whether it is the device of commands that name none.
    let isHere: Bool
    /// The accounts that ordered on the device.
    let accounts: [String]
    let orders: Int
    /// Whether its journal is on this machine.
    let hasJournal: Bool
    /// The id of the process that drives the device; absent if none does.
    let driver: Int32?

    init(
        _ device: String, isHere: Bool, _ orders: [SandboxOrder], hasJournal: Bool,
        driver: LockHolder?
    ) {
        self.device = device
        self.isHere = isHere
        accounts = Set(orders.map(\.account.rawValue)).sorted()
        self.orders = orders.count
        self.hasJournal = hasJournal
        self.driver = driver?.process
    }

    /// The device as a line of text.
    var words: String {
        let by = accounts.isEmpty ? "" : " by \(accounts.joined(separator: ", "))"
        let journal = hasJournal ? "" : ", no journal here"
        let driven = driver.map { ", used by process \($0)" } ?? ""
        return "\(isHere ? "*" : " ") \(device): \(orders) order\(orders == 1 ? "" : "s")"
            + "\(by)\(journal)\(driven)"
    }
}

/// The effects of a device reset: `{"kind":"deviceReset","device":…,"restores":[…],…}`
struct DeviceResetJSON: Encodable {
    let kind = "deviceReset"
    let device: String
    let restores: [String]
    let subscriptions: [String]
    let lost: [String]
    /// The number of finished orders of consumables.
    let spentOrders: Int
    let unfinished: Int
    let waiting: Int
    let wallet: [GoodAmount]

    init(device: String, _ preview: RestorePreview) {
        self.device = device
        (restores, subscriptions) = (preview.restores, preview.subscriptions)
        (lost, spentOrders) = (preview.lost, preview.spentOrders)
        (unfinished, waiting) = (preview.unfinished, preview.waiting)
        wallet = preview.wallet
    }
}

// MARK: Keys

/// A key of the App Store Server API, with the values that Apple's client libraries need; never its private half.
struct APIKeyJSON: Encodable {
    let kind = "key"
    let keyId: String
    let issuerId: String
    let bundleId: String
    /// The file with the private key; present only in the result of creating the key.
    let path: String?
    let createdAt: Int64
    let revokedAt: Int64?

    init(_ key: APIKey, path: String? = nil, bundleID: BundleID) {
        keyId = key.id.rawValue
        issuerId = key.issuerID.rawValue
        bundleId = bundleID.rawValue
        self.path = path
        createdAt = key.createdAt.milliseconds
        revokedAt = key.revokedAt?.milliseconds
    }

    private enum CodingKeys: String, CodingKey {
        case kind, keyId, issuerId, bundleId, path, createdAt, revokedAt
    }
}
