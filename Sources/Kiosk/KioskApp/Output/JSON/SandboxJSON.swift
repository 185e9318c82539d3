import StoreModel

/// An account of the store with its orders.
struct AccountSummaryJSON {
    let account: AccountName
    /// Whether it is the account of commands that name none.
    let isHere: Bool
    let orders: [SandboxOrder]
    /// The sum of the account's payments minus refunds, by currency.
    let paid: [Price]

    private var devices: [String] { Set(orders.map(\.device.rawValue)).sorted() }
    /// The number of orders that are charged and not finished by a device.
    private var unfinished: Int { orders.count { [.unfinished, .stuck].contains($0.state) } }
    /// The number of orders that wait for approval or are interrupted.
    private var waiting: Int { orders.count { [.pending, .interrupted].contains($0.state) } }

    /// `{"kind":"account","account":…,"isHere":…,"devices":[…],"orders":…,"unfinished":…,"waiting":…,"paid":[…]}`
    var json: JSONLine {
        [
            "kind": "account", "account": account, "isHere": isHere, "devices": devices,
            "orders": orders.count, "unfinished": unfinished, "waiting": waiting,
            "paid": paid.map { price -> JSONLine in
                ["price": price.milliunits, "currency": price.currency.code]
            },
        ]
    }

    /// Returns the account as a line of text.
    ///
    /// - Parameter sums: The formatted sums of the payments.
    func words(_ sums: [String]) -> String {
        let open = [
            unfinished > 0 ? "\(unfinished) not finished" : nil,
            waiting > 0 ? "\(waiting) waiting" : nil,
        ].compactMap(\.self)
        let counts = (["\(orders.count) order\(orders.count == 1 ? "" : "s")"] + open)
            .joined(separator: ", ")
        let on = devices.isEmpty ? "" : " on \(devices.joined(separator: ", "))"
        let paid = ", paid " + (sums.isEmpty ? "nothing" : sums.joined(separator: " and "))
        return "\(isHere ? "*" : " ") \(account): \(counts)\(on)\(paid)"
    }
}

/// A device of the store with its orders.
struct DeviceSummaryJSON {
    let device: String
    /// Whether it is the device of commands that name none.
    let isHere: Bool
    let orders: [SandboxOrder]
    /// Whether its journal is on this machine.
    let hasJournal: Bool
    /// The process that drives the device.
    let driver: LockHolder?

    /// The accounts that ordered on the device.
    private var accounts: [String] { Set(orders.map(\.account.rawValue)).sorted() }

    /// `{"kind":"device","device":…,"isHere":…,"accounts":[…],"orders":…,"hasJournal":…,"driver":…}`
    var json: JSONLine {
        [
            "kind": "device", "device": device, "isHere": isHere, "accounts": accounts,
            "orders": orders.count, "hasJournal": hasJournal, "driver": driver?.process,
        ]
    }

    /// The device as a line of text.
    var words: String {
        let by = accounts.isEmpty ? "" : " by \(accounts.joined(separator: ", "))"
        let journal = hasJournal ? "" : ", no journal here"
        let driven = driver.map { ", used by process \($0.process)" } ?? ""
        return "\(isHere ? "*" : " ") \(device): \(orders.count) order"
            + "\(orders.count == 1 ? "" : "s")\(by)\(journal)\(driven)"
    }
}

extension JSONLine {
    /// A member of a family: `{"kind":"family-member","organizer":…,"account":…,"isSharing":true,"shares":[…]}`
    ///
    /// A share is a purchase that the member has through the family, with the account that paid for it.
    static func familyMember(
        _ person: SandboxFamily.Person, of organizer: AccountName
    ) -> JSONLine {
        [
            "kind": "family-member", "organizer": organizer, "account": person.account,
            "isSharing": person.isSharing,
            "shares": person.shares.map { share -> JSONLine in
                [
                    "productId": share.productID, "transactionId": share.transactionID,
                    "originalTransactionId": share.originalTransactionID,
                    "sharedBy": share.sharedBy, "expiresDate": share.expires,
                ]
            },
        ]
    }

    /// The effects of a device reset: `{"kind":"deviceReset","device":…,"restores":[…],…}`
    ///
    /// The spent orders are the finished orders of consumables.
    static func deviceReset(_ device: String, _ preview: RestorePreview) -> JSONLine {
        [
            "kind": "deviceReset", "device": device, "restores": preview.restores,
            "subscriptions": preview.subscriptions, "lost": preview.lost,
            "spentOrders": preview.spentOrders, "unfinished": preview.unfinished,
            "waiting": preview.waiting, "wallet": preview.wallet,
        ]
    }

    /// A key of the App Store Server API, with the values that Apple's client libraries need; never its private half.
    ///
    /// - Parameter path: The file with the private key; only in the result of creating the key.
    static func apiKey(_ key: APIKey, path: String? = nil, bundleID: BundleID) -> JSONLine {
        [
            "kind": "key", "keyId": key.id, "issuerId": key.issuerID, "bundleId": bundleID,
            "path": path, "createdAt": key.createdAt, "revokedAt": key.revokedAt,
        ]
    }
}
