/// A planned fault as the store keeps it, with its counts.
public struct PlannedFault: Hashable, Sendable, Codable {
    /// The number by which it is removed; 0 for a fault of the catalog's file, which lasts as long as the file has it.
    public let id: Int64
    /// The plan.
    public let plan: FaultPlan
    /// The number of calls that matched it; not counted for the faults of the catalog's file.
    public let met: Int
    /// The number of calls to which it applied.
    public let struck: Int

    /// Creates a value from its parts without validating them.
    public init(id: Int64, plan: FaultPlan, met: Int = 0, struck: Int = 0) {
        self.id = id
        self.plan = plan
        self.met = met
        self.struck = struck
    }

    /// Whether it comes from the catalog's file, and is therefore without a number and counts.
    public var isOfCatalog: Bool { id == 0 }

    /// Describes the fault in an error that it caused: its number, its origin and its action. It is a whole sentence
    /// without the names in the plan, which may be any text.
    public var sentence: String {
        isOfCatalog
            ? "Caused by _storeKitErrors in the catalog’s file: \(action)."
            : "Caused by fault \(id), planned with “kiosk sandbox fault”: \(action)."
    }

    /// The plan without account, device and product: `products 503 every`.
    package var action: String { "\(FaultPlan(plan.call, plan.fault, plan.moment))" }

    /// Whether it cannot apply to a later call.
    public var isSpent: Bool {
        if case .nth(let number) = plan.moment { met >= number } else { false }
    }
}
