package import PurchaseCore
package import StoreModel

/// A timer of a device.
package struct DeviceTimer: Hashable, Sendable {
    /// The purpose of a timer.
    package enum Purpose: Hashable, Sendable {
        /// An effect of the machine.
        case effect(Effect)
        /// The n-th attempt of the launch.
        case launch(Int)
    }

    /// The purpose.
    package let purpose: Purpose
    /// The due time by the monotonic clock, computed when the wait began.
    package let due: Int64
    /// The intended moment, by the device's wall clock.
    package let moment: Timestamp

    /// Returns whether another timer has the same purpose, at any time.
    func hasSamePurpose(_ other: DeviceTimer) -> Bool {
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
