import SandboxBackend
import StoreAPI
import StoreModel

extension Call {
    /// Who says to call.
    func claimed() throws(ServiceFailure) -> CallContext {
        guard let account = header(WireHeader.account).flatMap({ WireText.decoded($0) }),
            let device = header(WireHeader.device).flatMap({ WireText.decoded($0) })
        else {
            throw Self.bad(
                "A device says who it is with \(WireHeader.account) and \(WireHeader.device).")
        }
        return CallContext(
            account: AccountName(account), secret: bearer, device: DeviceName(device),
            requestID: header(WireHeader.requestID) ?? "")
    }

    /// Who calls, and has proved it.
    func caller(_ backend: EmbeddedBackend) async throws(ServiceFailure) -> CallContext {
        let caller = try claimed()
        try await proving("\(caller.account)/\(caller.device)") { () async throws(ServiceFailure) in
            try await backend.admit(caller)
        }
        return caller
    }

    /// Checks a proof, unless too many wrong ones came from there for this name.
    ///
    /// - Throws: Status 429 without a word, so that whoever has the right one asks again when the minute is over.
    func proving<Value>(
        _ name: String, _ check: () async throws(ServiceFailure) -> Value
    ) async throws(ServiceFailure) -> Value {
        let (key, now) = ("\(context.origin) \(name)", ContinuousClock.now)
        if let wait = tries.wait(key, at: now) {
            throw .noAnswer(NoAnswer(.status(429), retryAfter: Int64(wait / .milliseconds(1))))
        }
        do throws(ServiceFailure) {
            return try await check()
        } catch {
            if case .refusal(let refusal) = error, refusal.code == .notAuthorized {
                tries.count(key, at: now)
            }
            throw error
        }
    }
}
