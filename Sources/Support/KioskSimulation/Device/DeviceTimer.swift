package import PurchaseCore
package import StoreModel

/// Something that a device comes back to when a stretch of time is over.
package struct DeviceTimer: Hashable, Sendable {
    /// What it comes back to.
    package enum Purpose: Hashable, Sendable {
        /// The machine set it.
        case effect(Effect)
        /// The launch tries again, for the n-th time.
        case launch(Int)
    }

    /// What it comes back to.
    package let purpose: Purpose
    /// When, by the clock that never goes back: a sleep is as long as it seemed when it began.
    package let due: Int64
    /// The moment that was meant, by the device's wall clock.
    package let moment: Timestamp

    /// Whether another timer comes back to the same thing, whenever.
    func isAlike(_ other: DeviceTimer) -> Bool {
        switch (purpose, other.purpose) {
        case (.launch, .launch): return true
        case (.effect(let one), .effect(let two)):
            var (left, right) = (Fingerprint(), Fingerprint())
            one.add(to: &left)
            two.add(to: &right)
            return left == right
        case (.launch, .effect), (.effect, .launch): return false
        }
    }
}
