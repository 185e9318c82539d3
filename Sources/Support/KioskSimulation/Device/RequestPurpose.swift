package import PurchaseCore
package import StoreAPI
package import StoreModel

/// Why a device asks something, and so how it goes on with the answer.
package indirect enum RequestPurpose: Hashable, Sendable {
    /// The machine asked for it.
    case effect(Effect)
    /// The launch takes in what is unfinished, in its n-th try.
    case launchUnfinished(Int)
    /// The launch takes in what changed.
    case launchChanges(Int)
    /// The launch brings the wallet up to date.
    case launchWallet(Int)
    /// The store has news.
    case news
    /// A list that could not be taken in is asked for again.
    case list(DeliverySource, due: Timestamp)
    /// After a failed commit: what is unfinished.
    case goOnUnfinished
    /// After a failed commit: what changed, and whether the unfinished ones came.
    case goOnChanges(silence: [QueueInput])
    /// What is unfinished comes before a purchase.
    case drain(Intent)
    /// Whatever waits is tried now, and what is unfinished comes before a restore.
    case restoreDrain
    /// A restore.
    case restore
    /// The wallet is brought up to date.
    case wallet
    /// A spending was refused; what there is, is asked for.
    case refusedSpend(Spend, Refusal)
}
