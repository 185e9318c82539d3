import StoreModel

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
