import SandboxBackend
import StoreAPI

extension BackendSession {
    /// The same, with a line around it on which the program may die.
    func crashing(on line: CrashLine) -> BackendSession {
        var session = self
        session.store = LinedStore(store, line)
        session.merchant = LinedMerchant(merchant, line)
        return session
    }
}
