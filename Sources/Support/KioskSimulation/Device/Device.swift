package import PurchaseCore
package import StoreModel

/// A simulated device: its journal, and its memory while it runs.
package struct Device: Sendable {
    /// Its name.
    package let name: DeviceName
    /// The account that is signed in.
    package let account: AccountName
    /// The durable journal.
    package var journal: DeviceJournal
    /// The memory; nil while the process is not running.
    package var run: DeviceRun?
    /// The error of its wall clock, in milliseconds.
    package var skew: Int64 = 0
    /// The number of starts, which makes nonces unique across runs.
    package var runCount = 0
    /// The requests to send, which the world collects after each step.
    package var outgoing: [Outgoing] = []
    let policy: QueuePolicy

    /// A request to send.
    package struct Outgoing: Sendable {
        /// The purpose of the request.
        package let purpose: RequestPurpose
        /// The request.
        package let call: Call
    }

    /// Creates a device that is not running.
    package init(
        name: DeviceName, account: AccountName, journal: DeviceJournal, policy: QueuePolicy
    ) {
        self.name = name
        self.account = account
        self.journal = journal
        self.policy = policy
    }

    /// Returns the time of its wall clock.
    package func wallTime(at now: Int64) -> Timestamp {
        Timestamp(milliseconds: now).adding(milliseconds: skew)
    }
}
