package import StoreAPI

/// The services of a backend, without its implementation.
package struct BackendServices: Sendable {
    /// The store.
    package let store: any StoreService
    /// The merchant.
    package let merchant: any MerchantService
    /// The sandbox's controls.
    package let control: any SandboxControl
    /// The merchant's support operations.
    package let merchantOperations: any MerchantOperations

    /// Creates a value from its parts without validating them.
    package init(
        store: any StoreService, merchant: any MerchantService, control: any SandboxControl,
        merchantOperations: any MerchantOperations
    ) {
        self.store = store
        self.merchant = merchant
        self.control = control
        self.merchantOperations = merchantOperations
    }
}
