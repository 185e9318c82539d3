import PurchaseEngine
import SandboxBackend
import StoreAPI
import StoreClient
import StoreModel

/// The backend of a run: store, merchant, sandbox controls and merchant operations.
enum ConnectedBackend: Sendable {
    /// Inside this process.
    case embedded(EmbeddedBackend)
    /// In another process, shared with other clients.
    case shared(RemoteBackend)

    private typealias Services = StoreService & MerchantService & SandboxControl
        & MerchantOperations

    private var services: any Services {
        switch self {
        case .embedded(let backend): backend
        case .shared(let backend): backend
        }
    }

    /// The store.
    var store: any StoreService { services }

    /// The merchant.
    var merchant: any MerchantService { services }

    /// The controls of the sandbox store.
    var control: any SandboxControl { services }

    /// The operations for the merchant's operators.
    var merchantOperations: any MerchantOperations { services }

    /// Returns the interceptor for planned faults.
    ///
    /// A shared backend injects the faults itself, so only the faults that its answers name are recorded.
    func faults(_ clock: any EngineClock, noting struck: TriggeredFaults) -> any ServiceInterceptor
    {
        guard case .embedded(let backend) = self else { return struck }
        return FaultInterceptor(backend, onFault: struck.add) { time in
            try await clock.sleep(until: clock.now().adding(milliseconds: time))
        }
    }

    /// Returns the steps of a customer's order at the store and the merchant.
    func history(
        of reference: OrderReference, _ context: CallContext
    ) async throws(ServiceFailure) -> [HistoryStep] {
        try await PageReader.all { page async throws(ServiceFailure) -> Page<HistoryStep> in
            switch self {
            case .embedded(let backend): try await backend.history(of: reference, page, context)
            case .shared(let backend): try await backend.history(of: reference, page, context)
            }
        }
    }
}
