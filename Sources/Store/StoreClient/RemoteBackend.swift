import AsyncHTTPClient
import FoundationEssentials
package import StoreAPI
import StoreModel

/// A store and a merchant of a shared backend, over HTTP.
///
/// Errors have the same meaning as those of the embedded backend: a refusal is an answer in the wire format, and every
/// other failure is a missing answer. A device signs in before its first call of a run.
package struct RemoteBackend: Sendable {
    private(set) var transport: HTTPTransport
    /// Monitors whether the backend answers.
    package let reachability = Reachability()
    /// Detects changes of the backend's catalog.
    package let catalogChanges = CatalogChangeMonitor()
    /// The token that authorizes the use of the sandbox controls; nil if it was not given.
    let token: String?
    /// The proof that a new device belongs to the account at a sign-in; nil if it was not given.
    private let accountProof: String?
    private let keyring: any Keyring
    private let signIns = SignedInDevices()

    /// Creates a backend; nothing is sent before the first call.
    ///
    /// - Parameters:
    ///   - connections: The connections, which are closed when their last user is deallocated.
    ///   - token: The sandbox's token, for its controls.
    ///   - accountProof: A code, the secret of the account or the token of an identity provider, for a device that
    ///     signs in to the account for the first time.
    ///   - timeout: The time limit for an answer, in milliseconds.
    package init(
        _ address: BackendAddress, over connections: Connections, keyring: any Keyring,
        token: String? = nil, accountProof: String? = nil, timeout: Int64 = 15_000
    ) {
        transport = HTTPTransport(
            connections: connections, address: address, timeout: timeout, reachability: reachability
        )
        self.keyring = keyring
        self.token = token
        self.accountProof = accountProof
    }

    /// Returns the same backend with another time limit.
    package func withTimeout(milliseconds: Int64) -> RemoteBackend {
        var copy = self
        copy.transport.timeout = milliseconds
        return copy
    }

    /// Signs the device in to the account; a repeated call changes nothing.
    ///
    /// - Throws: A refusal with `notAuthorized` if a device of this name has signed in with another secret, or the
    ///   account belongs to other devices.
    @discardableResult
    package func signIn(_ context: CallContext) async throws(ServiceFailure) -> BackendIdentity {
        try await sendSignIn(context, with: try secret(of: context))
    }

    /// Creates a code for one more device of the account. The calling device must have signed in before: this call does
    /// not sign it in, because that could create a new account.
    package func invite(_ context: CallContext) async throws(ServiceFailure) -> AccountInvite {
        try await transport.send(
            DeviceRoutes.invite, [], .forCaller(context, secret: try secret(of: context)))
    }

    /// Returns the caller's headers, after signing the device in if necessary.
    func callerOptions(
        _ context: CallContext
    ) async throws(ServiceFailure) -> HTTPTransport.RequestOptions {
        let secret: String
        if let known = await signIns.secret(of: context) {
            secret = known
        } else {
            secret = try self.secret(of: context)
            _ = try await sendSignIn(context, with: secret)
        }
        return .forCaller(context, secret: secret)
    }

    private func sendSignIn(
        _ context: CallContext, with secret: String
    ) async throws(ServiceFailure) -> BackendIdentity {
        var extras = HTTPTransport.RequestOptions.forCaller(context, secret: secret)
        if let accountProof {
            extras.headers.append((WireHeader.accountProof, WireText.encoded(accountProof)))
        }
        let identity: BackendIdentity = try await transport.send(DeviceRoutes.signIn, [], extras)
        await signIns.storeSecret(secret, of: context)
        return identity
    }

    func encoded(_ body: some Encodable) throws(ServiceFailure) -> Data {
        do {
            return try WireJSON.encoder.encode(body)
        } catch {
            throw .refusal(Refusal(.badRequest, "The request cannot be encoded as JSON."))
        }
    }

    private func secret(of context: CallContext) throws(ServiceFailure) -> String {
        if let secret = context.secret { return secret }
        do {
            return try keyring.secret(of: context.device, context.account)
        } catch {
            // Nothing was sent, so the call can be repeated once the keyring can be read.
            throw .noAnswer(NoAnswer(.cut))
        }
    }
}

extension HTTPTransport.RequestOptions {
    /// Returns the caller's headers.
    static func forCaller(_ context: CallContext, secret: String) -> HTTPTransport.RequestOptions {
        var extras = HTTPTransport.RequestOptions()
        extras.headers = [
            (WireHeader.account, WireText.encoded(context.account.rawValue)),
            (WireHeader.device, WireText.encoded(context.device.rawValue)),
            (WireHeader.requestID, WireText.encoded(context.requestID)),
            ("Authorization", "Bearer \(secret)"),
        ]
        return extras
    }
}
