import HTTPTypes
import SandboxBackend
import StoreAPI
import StoreModel

extension RouteRequest {
    /// Returns the caller that the headers claim.
    func claimedCaller() throws(ServiceFailure) -> CallContext {
        guard let account = header(Self.account).flatMap({ WireText.decoded($0) }),
            let device = header(Self.device).flatMap({ WireText.decoded($0) })
        else {
            throw Self.badRequest(
                "The headers \(WireHeader.account) and \(WireHeader.device) are missing or not valid."
            )
        }
        return CallContext(
            account: AccountName(account), secret: bearer, device: DeviceName(device),
            requestID: header(Self.requestID) ?? "")
    }

    private static let account = HTTPField.Name(WireHeader.account)
    private static let device = HTTPField.Name(WireHeader.device)
    private static let requestID = HTTPField.Name(WireHeader.requestID)

    /// Returns the authenticated caller.
    func caller(_ backend: EmbeddedBackend) async throws(ServiceFailure) -> CallContext {
        let caller = try claimedCaller()
        try await limitingFailures("\(caller.account)/\(caller.device)") {
            () async throws(ServiceFailure) in
            try await backend.authenticate(caller)
        }
        return caller
    }

    /// Checks a proof, unless there were too many failed attempts of the same network and name.
    ///
    /// - Throws: Status 429 without a body, so that a client with the right proof retries after the minute.
    func limitingFailures<Value>(
        _ name: @autoclosure () -> String, _ check: () async throws(ServiceFailure) -> Value
    ) async throws(ServiceFailure) -> Value {
        let now = ContinuousClock.now
        if let wait = rateLimiter.wait("\(context.network) \(name())", at: now) {
            throw .noAnswer(NoAnswer(.status(429), retryAfter: Int64(wait / .milliseconds(1))))
        }
        do throws(ServiceFailure) {
            return try await check()
        } catch {
            if case .refusal(let refusal) = error, refusal.code == .notAuthorized {
                rateLimiter.recordFailure("\(context.network) \(name())", at: now)
            }
            throw error
        }
    }
}
