import PurchaseCore
package import StoreModel

/// The limits of a search.
package struct Scope: Sendable {
    /// The name.
    package let name: String
    /// The orders: the device, the product, and the payment outcome of each.
    package var orders: [Order]
    /// The number of devices.
    package var devices = 1
    /// The number of device crashes.
    package var deviceCrashes = 0
    /// The number of crashes of the store or the merchant.
    package var serviceCrashes = 0
    /// The number of duplicated requests.
    package var duplicates = 0
    /// The number of requests or replies that are lost to the device.
    package var drops = 0
    /// The number of refunds.
    package var refunds = 0
    /// The number of failed commits, durable or not.
    package var failedCommits = 0
    /// The number of restores, by the last device.
    package var restores = 0
    /// The number of times at which all confirmations expire.
    package var expirations = 0

    /// One purchase of a customer.
    package struct Order: Sendable {
        /// The index of the device.
        package let device: Int
        /// The product.
        package let product: ProductID
        /// The payment outcome.
        package let outcome: Outcome

        /// Creates a value from its parts without validating them.
        package init(_ device: Int, _ product: ProductID, _ outcome: Outcome = .approve) {
            self.device = device
            self.product = product
            self.outcome = outcome
        }
    }

    /// Creates a scope with these orders and without faults.
    package init(_ name: String, _ orders: [Order]) {
        self.name = name
        self.orders = orders
        devices = (orders.map(\.device).max() ?? 0) + 1
    }

    /// Returns the initial world, in which all devices are launched.
    package func world(_ machine: Machine) -> World {
        let simulatedDevices = (0..<devices).map { index in
            Device(
                name: DeviceName("d\(index + 1)"), account: "anna",
                journal: DeviceJournal(), policy: QueuePolicy())
        }
        var world = World(devices: simulatedDevices, namesIDs: true, machine: machine)
        _ = world.runToRest()
        return world
    }
}
