import StoreModel
import Synchronization

/// The devices that have proved themselves, so that the rows are not read again at each of their calls.
///
/// The secret of a device is its first for ever, whatever other processes do: what was right once stays right. Nothing
/// is remembered of wrong ones.
final class AuthCache: Sendable {
    /// What a device brought.
    struct Proof: Hashable, Sendable {
        private let account: AccountName
        private let device: DeviceName
        private let secretHash: String

        init(_ account: AccountName, _ device: DeviceName, secretHash: String) {
            (self.account, self.device, self.secretHash) = (account, device, secretHash)
        }
    }

    /// Beyond it all are forgotten, and prove themselves anew.
    private static let limit = 10_000
    private let proofs = Mutex<Set<Proof>>([])

    /// Whether this was right before.
    func has(_ proof: Proof) -> Bool { proofs.withLock { $0.contains(proof) } }

    /// Remembers that it is right.
    func add(_ proof: Proof) {
        proofs.withLock { proofs in
            if proofs.count >= Self.limit { proofs = [] }
            proofs.insert(proof)
        }
    }
}
