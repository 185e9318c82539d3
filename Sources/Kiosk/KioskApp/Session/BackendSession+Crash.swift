import SandboxBackend
import StoreAPI

extension BackendSession {
    /// The same, with a line around it on which the program may die.
    func crashing(on line: CrashInterceptor) -> BackendSession {
        var session = self
        session.store = InterceptedStore(store, line)
        session.merchant = InterceptedMerchant(merchant, line)
        return session
    }
}
