import StoreModel

/// `{"kind":"account","account":…,"isHere":…,"devices":[…],"orders":…,"unfinished":…,"waiting":…,"paid":[{"price":…,"currency":…}]}`
struct AccountJSON: Encodable {
    let kind = "account"
    let account: String
    /// Whether it is the one that commands mean where none is named.
    let isHere: Bool
    let devices: [String]
    let orders: Int
    /// Charged, and not finished by a device.
    let unfinished: Int
    /// Waiting for somebody's approval.
    let waiting: Int
    /// What was paid in all, refunds taken off, by currency.
    let paid: [Sum]

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

    /// The same for a person.
    ///
    /// - Parameter sums: What was paid, as it reads.
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
