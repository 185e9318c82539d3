package import PurchaseCore
package import StoreModel

/// One phone: its journal, and its memory while it runs.
package struct Device: Sendable {
    /// Its name.
    package let name: DeviceName
    /// Who is signed in.
    package let account: AccountName
    /// What is durable.
    package var journal: DeviceJournal
    /// Its memory; nil while it is dead.
    package var run: DeviceRun?
    /// How far its wall clock is off, in milliseconds.
    package var skew: Int64 = 0
    /// How often it was started, so that no question of an earlier life has a later one's number.
    package var lives = 0
    /// What goes out now; taken away by the world after each step.
    package var outgoing: [Outgoing] = []
    let policy: QueuePolicy

    /// A question that goes out.
    package struct Outgoing: Sendable {
        /// Why.
        package let chore: RequestPurpose
        /// What.
        package let call: Call
    }

    /// A phone that was never started.
    package init(
        name: DeviceName, account: AccountName, journal: DeviceJournal, policy: QueuePolicy
    ) {
        self.name = name
        self.account = account
        self.journal = journal
        self.policy = policy
    }

    /// What its wall clock shows.
    package func wall(at now: Int64) -> Timestamp {
        Timestamp(milliseconds: now).adding(milliseconds: skew)
    }
}
