import HTTPTypes
import SandboxBackend
import StoreAPI
import StoreModel
import StoreSigning

/// Signs devices in to accounts, according to the server's policy and within its limits.
struct AccountSignIn {
    let backend: EmbeddedBackend
    let policy: AccountPolicy
    /// The clock for the tokens of an identity provider.
    let realTime: @Sendable () -> Timestamp
    let limits: CreationLimits?
    /// The counts of created accounts and devices; nil if they are unlimited.
    let counts: CreationRateLimiter?

    /// Signs in the device of a call.
    func signIn(_ call: RouteRequest) async throws(ServiceFailure) -> BackendIdentity {
        let caller = try call.claimedCaller()
        let proof = call.header(Self.proof).flatMap { WireText.decoded($0) }
        if case .open = policy { return try await signIn(call, caller, .unrestricted) }
        // The limit on failed attempts ignores the device name, so changing it does not allow more attempts.
        return try await call.limitingFailures("sign-in \(caller.account)") {
            () async throws(ServiceFailure) in
            try await signIn(call, caller, requirement(of: caller, proof))
        }
    }

    private func requirement(of caller: CallContext, _ proof: String?) -> SignInRequirement {
        switch policy {
        case .open: return .unrestricted
        case .owned: return .owned(proof: proof)
        case .issued(let keys):
            let tokenAccount = proof.flatMap { try? keys.account(of: $0, now: realTime()) }
            // Names are compared byte by byte: canonically equivalent names are different accounts.
            let matches =
                tokenAccount?.rawValue.utf8.elementsEqual(caller.account.rawValue.utf8) ?? false
            return matches ? .unrestricted : .invited(proof: proof)
        }
    }

    private static let proof = HTTPField.Name(WireHeader.accountProof)

    private func signIn(
        _ call: RouteRequest, _ caller: CallContext, _ requirement: SignInRequirement
    ) async throws(ServiceFailure) -> BackendIdentity {
        try await call.limitingFailures("\(caller.account)/\(caller.device)") {
            () async throws(ServiceFailure) in
            let (created, network) = (try await creations(of: caller), call.context.network)
            try counts?.count(created, from: network)
            do throws(ServiceFailure) {
                return try await backend.signIn(
                    caller, requirement, deviceLimit: limits?.devicesPerAccount)
            } catch {
                // A refused sign-in creates nothing, and must not use up the limits of other callers.
                if case .refusal = error { counts?.uncount(created, from: network) }
                throw error
            }
        }
    }

    /// Returns what the sign-in of a caller creates, if creations are counted.
    private func creations(
        of caller: CallContext
    ) async throws(ServiceFailure) -> [CreationRateLimiter.Kind] {
        guard counts != nil else { return [] }
        let status = try await backend.signInStatus(of: caller)
        guard status.isDeviceNew else { return [] }
        return status.isAccountNew ? [.account, .device] : [.device]
    }
}
