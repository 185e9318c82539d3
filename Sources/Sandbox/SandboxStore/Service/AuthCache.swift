import StoreModel
import Synchronization

/// Caches which devices have authenticated, so that their rows are not read again for each call.
///
/// A device's first secret is permanent, even with other processes on the file, so valid credentials stay valid. Invalid
/// ones are not cached.
final class AuthCache: Sendable {
    /// The credentials of a device.
    struct DeviceCredentials: Hashable, Sendable {
        private let account: AccountName
        private let device: DeviceName
        private let secretHash: String

        init(_ account: AccountName, _ device: DeviceName, secretHash: String) {
            (self.account, self.device, self.secretHash) = (account, device, secretHash)
        }
    }

    /// The maximum number of devices. Beyond it the cache is emptied, and devices authenticate again.
    private static let limit = 10_000
    private let known = Mutex<Set<DeviceCredentials>>([])

    func contains(_ credentials: DeviceCredentials) -> Bool {
        known.withLock { $0.contains(credentials) }
    }

    /// Adds valid credentials.
    func add(_ credentials: DeviceCredentials) {
        known.withLock { known in
            if known.count >= Self.limit { known = [] }
            known.insert(credentials)
        }
    }
}
