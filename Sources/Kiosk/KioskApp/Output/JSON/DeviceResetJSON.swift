import StoreModel

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

    init(device: String, _ comeback: RestorePreview) {
        self.device = device
        (restores, subscriptions) = (comeback.restores, comeback.subscriptions)
        (lost, spentOrders) = (comeback.lost, comeback.spentOrders)
        (unfinished, waiting) = (comeback.unfinished, comeback.waiting)
        wallet = comeback.wallet
    }
}
