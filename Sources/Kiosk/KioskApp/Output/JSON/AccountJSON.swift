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
    let paid: [Sum]

    /// An amount in milliunits of a currency.
    struct Sum: Encodable {
        let price: Int64
        let currency: String
    }

    init(_ account: AccountName, isHere: Bool, _ orders: [SandboxOrder], paid: [Price]) {
        self.paid = paid.map { Sum(price: $0.milliunits, currency: $0.currency.code) }
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
