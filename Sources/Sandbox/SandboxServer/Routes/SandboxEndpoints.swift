import SandboxBackend
import StoreAPI
import StoreSigning

/// The controls of the sandbox, under `/sandbox/v1`, for holders of its token.
struct SandboxEndpoints {
    let backend: EmbeddedBackend
    /// The SHA-256 hash of the token, in lowercase hexadecimal.
    let tokenHash: String

    func add(to endpoints: RouteRegistrar) {
        for call in ControlCalls.queries { add(call, of: backend, to: endpoints) }
        for call in ControlCalls.operations { add(call, of: backend, to: endpoints) }
    }

    private func add<Service: Sendable>(
        _ call: some AnyCall<Service>, of service: Service, to endpoints: RouteRegistrar
    ) {
        let (tokenHash, call) = (tokenHash, call.typed)
        endpoints.on(call.route) { request async throws(ServiceFailure) in
            try await request.limitingFailures("sandbox") { () async throws(ServiceFailure) in
                // Hashes are compared, so the duration of the comparison does not disclose anything about the token.
                guard let token = request.bearer,
                    Fingerprint.sha256Hex(Array(token.utf8)) == tokenHash
                else { throw Self.invalidToken }
            }
            let input = try await call.request.read(request)
            return ResponseFactory.response(
                call.reply.write(try await call.perform(service, input, .anonymous)))
        }
    }

    private static var invalidToken: ServiceFailure {
        .refusal(
            Refusal(
                .notAuthorized,
                "The controls of the sandbox need its token: pass it with --token-file."))
    }
}
