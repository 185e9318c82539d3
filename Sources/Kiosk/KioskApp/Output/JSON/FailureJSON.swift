import PurchaseCore
import StoreModel

extension JSONLine {
    /// A failure: `{"error":{"code":…,"message":…,"charged":true|false|"unknown"}}`
    ///
    /// It has `spendId` for a spending that continues in the background, and `plannedFaults` if planned faults caused it.
    static func failure(_ failure: CommandFailure) -> JSONLine {
        let charged: any Encodable =
            switch failure.charged {
            case .yes: true
            case .no: false
            case .unknown: "unknown"
            }
        let faults = failure.plannedFaults.map(plannedFault)
        let error: JSONLine = [
            "code": failure.code, "message": failure.message, "charged": charged,
            "spendId": failure.spendID, "plannedFaults": faults.isEmpty ? nil : faults,
        ]
        return ["error": error]
    }

    /// A planned fault: `{"id":…,"plan":{…},"met":…,"struck":…}`
    ///
    /// A fault of the catalog's file has neither an id nor counters: `{"plan":{…},"from":"catalog"}`
    static func plannedFault(_ fault: PlannedFault) -> JSONLine {
        if fault.isOfCatalog { return ["plan": fault.plan, "from": "catalog"] }
        return ["id": fault.id, "plan": fault.plan, "met": fault.met, "struck": fault.struck]
    }
}
