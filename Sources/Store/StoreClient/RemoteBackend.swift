import AsyncHTTPClient
import FoundationEssentials
package import StoreAPI
import StoreModel

/// A store and a merchant that many share, over HTTP.
///
/// What it throws means what it means of the embedded one: a refusal is an answer in the contract's own form, and
/// anything else that can come over a wire is none. A phone signs in before its first call of a run.
package struct RemoteBackend: Sendable {
    private(set) var line: HTTPTransport
    /// Whether it answered last.
    package let reach = Reachability()
    /// Whether it sells something else than it told.
    package let catalogNews = CatalogChangeMonitor()
    /// What proves that its owner may use the sandbox's controls; nil where nobody said.
    let token: String?
    /// What proves at a sign-in that a new phone is the account's; nil where nobody said.
    private let accountProof: String?
    private let keyring: any Keyring
    private let signIns = SignedInDevices()

    /// Takes the parts as they are; nothing is sent before the first call.
    ///
    /// - Parameters:
    ///   - connections: Are closed with the last one that uses them.
    ///   - token: The sandbox's token, for its controls.
    ///   - accountProof: A code, the secret of the account or the token of an identity provider, for a phone that has
    ///     not signed in to the account before.
    ///   - timeout: How long an answer may take, in milliseconds.
    package init(
        _ address: BackendAddress, over connections: Connections, keyring: any Keyring,
        token: String? = nil, accountProof: String? = nil, timeout: Int64 = 15_000
    ) {
        line = HTTPTransport(
            connections: connections, address: address, timeout: timeout, reach: reach)
        self.keyring = keyring
        self.token = token
        self.accountProof = accountProof
    }

    /// The same, for questions whose answers are worth so many milliseconds of waiting and no more.
    package func hurried(milliseconds: Int64) -> RemoteBackend {
        var hurried = self
        hurried.line.timeout = milliseconds
        return hurried
    }

    /// Makes the device one of the account's; repeating it changes nothing.
    ///
    /// - Throws: A refusal with `notAuthorized` where a device of this name has signed in with another secret, or the
    ///   account belongs to other devices.
    @discardableResult
    package func signIn(_ context: CallContext) async throws(ServiceFailure) -> BackendIdentity {
        try await enter(context, with: try secret(of: context))
    }

    /// Makes a code for one more device of the account, on one that has signed in before: it is not signed in here, as
    /// that could make a new account.
    package func invite(_ context: CallContext) async throws(ServiceFailure) -> AccountInvite {
        try await line.ask(DeviceRoutes.invite, [], .of(context, secret: try secret(of: context)))
    }

    /// Who calls, once that has signed in.
    func calling(
        _ context: CallContext, body: Data? = nil, query: [(name: String, value: String)] = []
    ) async throws(ServiceFailure) -> HTTPTransport.Extras {
        let secret: String
        if let known = await signIns.secret(of: context) {
            secret = known
        } else {
            secret = try self.secret(of: context)
            _ = try await enter(context, with: secret)
        }
        var extras = HTTPTransport.Extras.of(context, secret: secret)
        (extras.body, extras.query) = (body, query)
        return extras
    }

    private func enter(
        _ context: CallContext, with secret: String
    ) async throws(ServiceFailure) -> BackendIdentity {
        var extras = HTTPTransport.Extras.of(context, secret: secret)
        if let accountProof {
            extras.headers.append((WireHeader.accountProof, WireText.encoded(accountProof)))
        }
        let identity: BackendIdentity = try await line.ask(DeviceRoutes.signIn, [], extras)
        await signIns.keep(secret, of: context)
        return identity
    }

    func encoded(_ body: some Encodable) throws(ServiceFailure) -> Data {
        do {
            return try WireJSON.encoder.encode(body)
        } catch {
            throw .refusal(Refusal(.badRequest, "This can not be written as JSON."))
        }
    }

    private func secret(of context: CallContext) throws(ServiceFailure) -> String {
        if let secret = context.secret { return secret }
        do {
            return try keyring.secret(of: context.device, context.account)
        } catch {
            // Nothing was asked: it can be asked again once the keyring can be read.
            throw .noAnswer(NoAnswer(.cut))
        }
    }
}

extension HTTPTransport.Extras {
    /// Who calls.
    static func of(_ context: CallContext, secret: String) -> HTTPTransport.Extras {
        var extras = HTTPTransport.Extras()
        extras.headers = [
            (WireHeader.account, WireText.encoded(context.account.rawValue)),
            (WireHeader.device, WireText.encoded(context.device.rawValue)),
            (WireHeader.requestID, WireText.encoded(context.requestID)),
            ("Authorization", "Bearer \(secret)"),
        ]
        return extras
    }
}
