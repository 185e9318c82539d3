import StoreModel
import Synchronization

/// Caches which devices have authenticated, so that their rows are not read again for each call.
///
/// A device's first secret is permanent, even with other processes on the file, so a valid proof stays valid. Invalid
/// proofs are not cached.
final class AuthCache: Sendable {
    /// The credentials of a device.
    struct Proof: Hashable, Sendable {
        private let account: AccountName
        private let device: DeviceName
        private let secretHash: String

        init(_ account: AccountName, _ device: DeviceName, secretHash: String) {
            (self.account, self.device, self.secretHash) = (account, device, secretHash)
        }
    }

    /// The maximum number of proofs. Beyond it the cache is emptied, and devices authenticate again.
    private static let limit = 10_000
    private let proofs = Mutex<Set<Proof>>([])

    /// Returns whether the cache contains a proof.
    func has(_ proof: Proof) -> Bool { proofs.withLock { $0.contains(proof) } }

    /// Adds a valid proof.
    func add(_ proof: Proof) {
        proofs.withLock { proofs in
            if proofs.count >= Self.limit { proofs = [] }
            proofs.insert(proof)
        }
    }
}
