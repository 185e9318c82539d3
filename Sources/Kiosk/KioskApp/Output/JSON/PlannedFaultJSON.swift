import StoreModel

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
