import SandboxBackend
import StoreAPI

extension BackendSession {
    /// Returns the session with a crash interceptor around the store and the merchant.
    func crashing(on line: CrashInterceptor) -> BackendSession {
        var session = self
        session.store = InterceptedStore(store, line)
        session.merchant = InterceptedMerchant(merchant, line)
        return session
    }
}
