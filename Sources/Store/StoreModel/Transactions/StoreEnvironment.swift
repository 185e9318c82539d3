/// The environment of a transaction (Apple's `environment`). A case for `Production` does not exist, so it cannot be
/// signed.
public enum StoreEnvironment: String, Codable, Hashable, Sendable {
    /// A test store, without real money.
    case sandbox = "Sandbox"
}
