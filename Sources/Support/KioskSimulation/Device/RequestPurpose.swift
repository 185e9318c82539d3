package import PurchaseCore
package import StoreAPI
package import StoreModel

/// The purpose of a device's request, which determines how its reply is processed.
package indirect enum RequestPurpose: Hashable, Sendable {
    /// An effect of the machine.
    case effect(Effect)
    /// The launch fetches unfinished transactions, in its n-th attempt.
    case launchUnfinished(Int)
    /// The launch fetches changes.
    case launchChanges(Int)
    /// The launch updates the wallet.
    case launchWallet(Int)
    /// The store reported changes.
    case reportedChanges
    /// A list that could not be processed is fetched again.
    case list(DeliverySource, due: Timestamp)
    /// Unfinished transactions are fetched after a failed commit.
    case resumeUnfinished
    /// Changes are fetched after a failed commit; the inputs report a failure of the unfinished transactions.
    case resumeChanges(silence: [QueueInput])
    /// Unfinished transactions are fetched before a purchase.
    case purchaseUnfinished(Intent)
    /// Waiting work is retried and unfinished transactions are fetched, before a restore.
    case restoreUnfinished
    /// A restore.
    case restore
    /// The wallet is updated.
    case wallet
    /// The wallet is fetched after a debit was refused.
    case refusedSpend(Spend, Refusal)
}
