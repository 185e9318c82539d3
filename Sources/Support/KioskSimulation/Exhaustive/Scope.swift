import PurchaseCore
package import StoreModel

/// What a search lets happen at most.
package struct Scope: Sendable {
    /// A word for it.
    package let name: String
    /// One order a line: by which device, of what, how the payment goes.
    package var orders: [Order]
    /// How many devices.
    package var devices = 1
    /// Crashes of devices.
    package var deviceCrashes = 0
    /// Crashes of the store or the merchant.
    package var sideCrashes = 0
    /// Requests that come twice.
    package var duplicates = 0
    /// Requests or replies of which the device hears nothing.
    package var drops = 0
    /// Refunds.
    package var refunds = 0
    /// Commits that fail, written or not.
    package var failedCommits = 0
    /// Restores, by the last device.
    package var restores = 0
    /// Moments at which the confirmation of every order becomes too old.
    package var lapses = 0

    /// One purchase of a customer.
    package struct Order: Sendable {
        /// By which device.
        package let device: Int
        /// Of what.
        package let product: ProductID
        /// How the payment goes.
        package let outcome: Outcome

        /// Takes the parts as they are.
        package init(_ device: Int, _ product: ProductID, _ outcome: Outcome = .approve) {
            self.device = device
            self.product = product
            self.outcome = outcome
        }
    }

    /// Nothing but these orders.
    package init(_ name: String, _ orders: [Order]) {
        self.name = name
        self.orders = orders
        devices = (orders.map(\.device).max() ?? 0) + 1
    }

    /// The world in which it begins: everything is launched.
    package func world(_ machine: Machine) -> World {
        let phones = (0..<devices).map { place in
            Device(
                name: DeviceName("d\(place + 1)"), account: "anna",
                journal: DeviceJournal(), policy: QueuePolicy())
        }
        var world = World(devices: phones, namesIDs: true, machine: machine)
        _ = world.settle()
        return world
    }
}
