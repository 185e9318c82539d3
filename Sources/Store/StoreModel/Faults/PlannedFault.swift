/// A fault as the store keeps it.
public struct PlannedFault: Hashable, Sendable, Codable {
    /// Its number, by which it is taken back; 0 for what the catalog's file lets fail, which stands as long as it is said there.
    public let id: Int64
    /// What is planned.
    public let plan: FaultPlan
    /// How many calls have fitted it; nobody counts what the catalog's file lets fail.
    public let met: Int
    /// How many of them it struck.
    public let struck: Int

    /// Takes the parts as they are.
    public init(id: Int64, plan: FaultPlan, met: Int = 0, struck: Int = 0) {
        self.id = id
        self.plan = plan
        self.met = met
        self.struck = struck
    }

    /// Whether it comes from the catalog's file: then it has no number and no counts.
    public var isOfCatalog: Bool { id == 0 }

    /// Names it where an error came of it: its number, who planned it, and what is planned. A whole sentence, without the
    /// names in the plan, which may be any text.
    public var sentence: String {
        isOfCatalog
            ? "This is a fault that _storeKitErrors in the catalog’s file switches on: \(action)."
            : "This is fault \(id), planned with “kiosk sandbox fault”: \(action)."
    }

    /// The plan without account, device and product: `products 503 every`.
    package var action: String { "\(FaultPlan(plan.call, plan.fault, plan.moment))" }

    /// Whether no later call is struck any more.
    public var isSpent: Bool {
        if case .nth(let number) = plan.moment { met >= number } else { false }
    }
}
