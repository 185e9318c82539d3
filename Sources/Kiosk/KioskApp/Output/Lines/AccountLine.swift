import StoreModel

/// `{"kind":"account","account":…,"isHere":…,"devices":[…],"orders":…,"unfinished":…,"waiting":…}`
struct AccountLine: Encodable {
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

    init(_ account: AccountName, isHere: Bool, _ orders: [SandboxOrder]) {
        self.account = account.rawValue
        self.isHere = isHere
        devices = Set(orders.map(\.device.rawValue)).sorted()
        self.orders = orders.count
        unfinished = orders.count { [.unfinished, .stuck].contains($0.state) }
        waiting = orders.count { [.pending, .interrupted].contains($0.state) }
    }

    /// The same for a person.
    var words: String {
        let open = [
            unfinished > 0 ? "\(unfinished) not finished" : nil,
            waiting > 0 ? "\(waiting) waiting" : nil,
        ].compactMap(\.self)
        let counts = (["\(orders) order\(orders == 1 ? "" : "s")"] + open).joined(separator: ", ")
        let on = devices.isEmpty ? "" : " on \(devices.joined(separator: ", "))"
        return "\(isHere ? "*" : " ") \(account): \(counts)\(on)"
    }
}
