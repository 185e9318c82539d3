/// How much the devices of a server may create; each server process counts for itself.
package struct CreationLimits: Hashable, Sendable {
    /// How many there may be in an hour.
    package struct Hourly: Hashable, Sendable {
        /// From one address; of IPv6 from one network of 64 bits.
        package var perAddress: Int
        /// From all addresses together.
        package var inAll: Int

        /// Takes the parts as they are.
        package init(perAddress: Int, inAll: Int) {
            self.perAddress = perAddress
            self.inAll = inAll
        }
    }

    /// Accounts that get their first device.
    package var accounts = Hourly(perAddress: 1_000, inAll: 20_000)
    /// Devices that sign in to an account for the first time.
    package var devices = Hourly(perAddress: 2_000, inAll: 40_000)
    /// Questions for order numbers, and orders that are closed before they arrive.
    package var orders = Hourly(perAddress: 50_000, inAll: 1_000_000)
    /// How many devices an account has at most.
    package var devicesPerAccount = 1_000

    /// The usual limits.
    package init() {}
}
