/// The limits on what the devices of a server can create; each server process counts separately.
package struct CreationLimits: Hashable, Sendable {
    /// The limits for one hour.
    package struct Hourly: Hashable, Sendable {
        /// The limit for one address; for IPv6, for one network of 64 bits.
        package var perAddress: Int
        /// The limit for all addresses together.
        package var inAll: Int

        /// Creates limits from their parts.
        package init(perAddress: Int, inAll: Int) {
            self.perAddress = perAddress
            self.inAll = inAll
        }
    }

    /// The limits on accounts that get their first device.
    package var accounts = Hourly(perAddress: 1_000, inAll: 20_000)
    /// The limits on devices that sign in to an account for the first time.
    package var devices = Hourly(perAddress: 2_000, inAll: 40_000)
    /// The limits on requests for order numbers and on orders that are closed before they arrive.
    package var orders = Hourly(perAddress: 50_000, inAll: 1_000_000)
    /// The maximum number of devices of an account.
    package var devicesPerAccount = 1_000

    /// Creates the default limits.
    package init() {}
}
