import HTTPTypes
import SandboxBackend
import StoreAPI
import StoreModel
import StoreSigning

/// Signs devices in to accounts, by the server's policy and within its limits.
struct AccountSignIn {
    let backend: EmbeddedBackend
    let policy: AccountPolicy
    /// The time by which tokens of an identity provider are good.
    let realTime: @Sendable () -> Timestamp
    let limits: CreationLimits?
    /// Nil where nothing is limited.
    let counts: CreationCounts?

    /// Signs the device of a call in.
    func signIn(_ call: Call) async throws(ServiceFailure) -> BackendIdentity {
        let caller = try call.claimed()
        let proof = call.header(Self.proof).flatMap { WireText.decoded($0) }
        if case .open = policy { return try await signIn(call, caller, .free) }
        // Another device name does not make more tries of it.
        return try await call.proving("sign-in \(caller.account)") {
            () async throws(ServiceFailure) in
            try await signIn(call, caller, entry(of: caller, proof))
        }
    }

    private func entry(of caller: CallContext, _ proof: String?) -> AccountEntry {
        switch policy {
        case .open: return .free
        case .owned: return .owned(proof: proof)
        case .issued(let keys):
            let proven = proof.flatMap { try? keys.account(of: $0, now: realTime()) }
            // Names that are only written differently are different accounts.
            let isProven =
                proven?.rawValue.utf8.elementsEqual(caller.account.rawValue.utf8) ?? false
            return isProven ? .free : .invited(proof: proof)
        }
    }

    private static let proof = HTTPField.Name(WireHeader.accountProof)

    private func signIn(
        _ call: Call, _ caller: CallContext, _ entry: AccountEntry
    ) async throws(ServiceFailure) -> BackendIdentity {
        try await call.proving("\(caller.account)/\(caller.device)") {
            () async throws(ServiceFailure) in
            if let counts {
                let news = try await backend.news(of: caller)
                if news.isDeviceNew {
                    try counts.count(
                        news.isAccountNew ? [.account, .device] : [.device],
                        from: call.context.network)
                }
            }
            return try await backend.signIn(
                caller, entry, deviceLimit: limits?.devicesPerAccount)
        }
    }
}
