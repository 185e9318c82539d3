import SandboxTables
package import StoreAPI
import StoreModel
import StoreSigning

/// Authentication of devices that call over a network.
extension SandboxStoreService {
    /// Signs a device in to an account. The first secret of a device name authenticates it from then on.
    ///
    /// - Parameters:
    ///   - entry: The requirement for a device that has not signed in to the account before.
    ///   - deviceLimit: The maximum number of devices of the account; nil for any number.
    /// - Throws: A refusal with `quotaExceeded` if the account has the maximum number of devices, and with
    ///   `notAuthorized` for a missing or malformed secret, for another secret than the first, and for a device that
    ///   does not meet the requirement. Unless `entry` is ``SignInRequirement/free``, the last does not reveal whether the
    ///   device name is known.
    package func signIn(
        _ context: CallContext, _ requirement: SignInRequirement = .unrestricted,
        deviceLimit: Int? = nil
    ) async throws(ServiceFailure) {
        try CallCheck.context(context)
        guard let secret = context.secret, Self.isSecret(secret) else {
            throw Self.notAuthorized("The secret of a device must have 32 to 256 characters.")
        }
        let hash = Fingerprint.sha256Hex(Array(secret.utf8))
        let known = try await write(processingDue: .nothing) { desk -> String? in
            let rows = desk.rows
            if let known = try rows.secretHash(of: context.device, context.account) { return known }
            guard try rows.admits(requirement, to: context.account) else { return nil }
            if let deviceLimit, try rows.hasDevices(deviceLimit, of: context.account) {
                throw Refusal(
                    .quotaExceeded,
                    "The account has \(deviceLimit) devices, the limit of this server. "
                        + "Use one of them, or another account.")
            }
            try rows.add(context.device, of: context.account, secretHash: hash)
            return hash
        }
        guard known == hash else {
            throw Self.notAuthorized(
                requirement == .unrestricted ? Self.otherSecret : Self.ownedAccount)
        }
    }

    /// Returns whether a device has not signed in to its account before, and whether the account is new.
    package func signInStatus(
        of context: CallContext
    ) async throws(ServiceFailure) -> (isDeviceNew: Bool, isAccountNew: Bool) {
        try CallCheck.context(context)
        return try await readOne { rows in
            guard try rows.secretHash(of: context.device, context.account) == nil else {
                return (false, false)
            }
            return (true, try !rows.isKnown(context.account))
        }
    }

    /// Authenticates a call from a device that has signed in.
    ///
    /// - Throws: A refusal with `notAuthorized`, which does not reveal whether the device is known.
    package func authenticate(_ context: CallContext) async throws(ServiceFailure) {
        try CallCheck.context(context)
        let hash = context.secret.map { Fingerprint.sha256Hex(Array($0.utf8)) }
        let proof = hash.map {
            AuthCache.DeviceCredentials(context.account, context.device, secretHash: $0)
        }
        if let proof, authCache.contains(proof) { return }
        let known = try await readOne { rows in
            try rows.secretHash(of: context.device, context.account)
        }
        // Comparing hashes keeps the duration from revealing anything about a secret.
        guard let proof, known == hash else {
            throw Self.notAuthorized("This device has not signed in with this secret.")
        }
        authCache.add(proof)
    }

    private static let otherSecret = """
        A device of this name has signed in to this account with another secret. \
        Use another name for this device.
        """

    private static let ownedAccount = """
        This account belongs to the devices that signed in to it first, and this device is not one of them. Make a \
        code with “kiosk sandbox account invite” on one of its devices or on the server, and sign this device in with \
        “kiosk sandbox account join CODE”; or name a file with a token of the account with --account-token-file; or \
        use another account.
        """

    private static func isSecret(_ text: String) -> Bool {
        (32...256).contains(text.utf8.count)
            && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    }

    private static func notAuthorized(_ message: String) -> ServiceFailure {
        .refusal(Refusal(.notAuthorized, message))
    }
}
