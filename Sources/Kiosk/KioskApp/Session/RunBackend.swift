import PurchaseEngine
import SandboxBackend
import StoreAPI
import StoreClient
import StoreModel

/// The other side of a run: store, merchant, controls and desk, inside this process or shared with others.
enum RunBackend: Sendable {
    /// Inside this process.
    case embedded(EmbeddedBackend)
    /// Somewhere else.
    case shared(RemoteBackend)

    /// The store.
    var store: any StoreService {
        switch self {
        case .embedded(let backend): backend
        case .shared(let backend): backend
        }
    }

    /// The merchant.
    var merchant: any MerchantService {
        switch self {
        case .embedded(let backend): backend
        case .shared(let backend): backend
        }
    }

    /// The line on which what is planned goes wrong: a backend that is somewhere else does that itself, so that only what
    /// it names is noted.
    func faults(_ clock: any EngineClock, noting struck: TriggeredFaults) -> any ServiceInterceptor
    {
        guard case .embedded(let backend) = self else { return struck }
        return FaultInterceptor(backend, onStrike: struck.add) { time in
            try await clock.sleep(until: clock.now().adding(milliseconds: time))
        }
    }

    /// The controls of the test store.
    var control: any SandboxControl {
        switch self {
        case .embedded(let backend): backend
        case .shared(let backend): backend
        }
    }

    /// The merchant's own people.
    var desk: any MerchantOperations {
        switch self {
        case .embedded(let backend): backend
        case .shared(let backend): backend
        }
    }

    /// What store and merchant know of an order of the customer's.
    func history(
        of reference: OrderReference, _ context: CallContext
    ) async throws(ServiceFailure) -> [HistoryStep] {
        switch self {
        case .embedded(let backend): try await backend.history(of: reference, context)
        case .shared(let backend): try await backend.history(of: reference, context)
        }
    }
}
