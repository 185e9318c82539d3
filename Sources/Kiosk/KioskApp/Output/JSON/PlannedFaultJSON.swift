import StoreModel

/// A fault that is planned, in JSON:
/// `{"id":…,"plan":{…},"met":…,"struck":…}`; what comes from the catalog's file is neither numbered nor counted:
/// `{"plan":{…},"from":"catalog"}`.
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
