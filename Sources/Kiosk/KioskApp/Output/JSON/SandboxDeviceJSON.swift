import StoreModel

/// `{"kind":"device","device":…,"isHere":…,"accounts":[…],"orders":…,"hasJournal":…,"driver":…}`
struct SandboxDeviceJSON: Encodable {
    let kind = "device"
    let device: String
    /// Whether it is the one that commands mean where none is named.
    let isHere: Bool
    /// Who ordered on it.
    let accounts: [String]
    let orders: Int
    /// Whether its journal is on this machine.
    let hasJournal: Bool
    /// The process that drives it now; left out for none.
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

    /// The same for a person.
    var words: String {
        let by = accounts.isEmpty ? "" : " by \(accounts.joined(separator: ", "))"
        let journal = hasJournal ? "" : ", no journal here"
        let driven = driver.map { ", driven by process \($0)" } ?? ""
        return "\(isHere ? "*" : " ") \(device): \(orders) order\(orders == 1 ? "" : "s")"
            + "\(by)\(journal)\(driven)"
    }
}
