package import StoreAPI

/// The services, and nothing that lies behind them.
package struct Services: Sendable {
    /// The store.
    package let store: any StoreService
    /// The merchant.
    package let merchant: any MerchantService
    /// The controls of the sandbox.
    package let control: any SandboxControl
    /// The merchant's desk.
    package let desk: any MerchantOperations

    /// Takes the parts as they are.
    package init(
        store: any StoreService, merchant: any MerchantService, control: any SandboxControl,
        desk: any MerchantOperations
    ) {
        self.store = store
        self.merchant = merchant
        self.control = control
        self.desk = desk
    }
}
