import PurchaseCore
import StoreModel

/// `{"error":{"code":…,"message":…,"charged":true|false|"unknown"}}`, with `spendId` for a spending that goes on, and
/// `plannedFaults` where planned faults caused it.
struct FailureJSON: Encodable {
    private let failure: CommandFailure

    init(_ failure: CommandFailure) {
        self.failure = failure
    }

    private enum Keys: String, CodingKey {
        case error, code, message, charged, spendId, plannedFaults
    }

    func encode(to encoder: any Encoder) throws {
        var outer = encoder.container(keyedBy: Keys.self)
        var inner = outer.nestedContainer(keyedBy: Keys.self, forKey: .error)
        try inner.encode(failure.code, forKey: .code)
        try inner.encode(failure.message, forKey: .message)
        if !failure.plannedFaults.isEmpty {
            try inner.encode(
                failure.plannedFaults.map(PlannedFaultJSON.init), forKey: .plannedFaults)
        }
        switch failure.charged {
        case .yes: try inner.encode(true, forKey: .charged)
        case .no: try inner.encode(false, forKey: .charged)
        case .unknown: try inner.encode("unknown", forKey: .charged)
        }
        try inner.encodeIfPresent(failure.spendID?.rawValue, forKey: .spendId)
    }
}
