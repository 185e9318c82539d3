import PurchaseCore
import StoreModel

/// A failure: `{"error":{"code":…,"message":…,"charged":true|false|"unknown"}}`
///
/// It has `spendId` for a spending that continues in the background, and `plannedFaults` if planned faults caused it.
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

/// A planned fault: `{"id":…,"plan":{…},"met":…,"struck":…}`
///
/// A fault of the catalog's file has neither an id nor counters: `{"plan":{…},"from":"catalog"}`
struct PlannedFaultJSON: Encodable {
    let id: Int64?
    let plan: FaultPlan
    let met: Int?
    let struck: Int?
    let from: String?

    init(_ fault: PlannedFault) {
        let isCounted = !fault.isOfCatalog
        id = isCounted ? fault.id : nil
        plan = fault.plan
        met = isCounted ? fault.met : nil
        struck = isCounted ? fault.struck : nil
        from = isCounted ? nil : "catalog"
    }
}
