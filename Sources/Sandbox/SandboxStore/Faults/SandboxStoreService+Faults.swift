import SandboxCore
import SandboxTables
package import StoreAPI
package import StoreModel

/// Injected faults.
extension SandboxStoreService {
    /// The maximum number of planned faults.
    static let faultLimit = 1000

    /// Plans a fault; see `SandboxControl`.
    package func planFault(_ plan: FaultPlan) async throws(ServiceFailure) -> PlannedFault {
        let texts = [plan.account?.rawValue, plan.device?.rawValue, plan.productID?.rawValue]
        guard texts.compactMap(\.self).allSatisfy({ CallCheck.isText($0, limit: 1024) }) else {
            throw CallCheck.badRequest(
                "A name in the plan is longer than 1024 bytes or contains a NUL.")
        }
        if let mistake = plan.validationError { throw CallCheck.badRequest(mistake.message) }
        let catalogCache = catalogCache
        return try await write(processingDue: .nothing) { operations in
            guard try operations.rows.faults().count < Self.faultLimit else {
                throw Refusal(
                    .quotaExceeded,
                    "\(Self.faultLimit) faults are already planned, which is the limit: clear some."
                )
            }
            guard let name = plan.productID else { return try operations.rows.insert(plan) }
            let sold = try operations.rows.catalog(on: catalogCache).catalog.products.map(\.id)
            return try operations.rows.insert(
                plan.limited(to: try ProductIDResolver.find(name, among: sold)))
        }
    }

    /// Removes one planned fault, or all of them; see `SandboxControl`.
    package func clearFaults(_ id: Int64?) async throws(ServiceFailure) {
        try await write(processingDue: .nothing) { operations in
            guard let id else { return try operations.rows.removeFaults() }
            guard try operations.rows.removeFault(id) else {
                throw Refusal(
                    .wrongState,
                    id == 0
                        ? "This fault comes from the catalog’s file: turn it off there."
                        : "There is no planned fault \(id).")
            }
        }
    }

    /// Returns whether a fault is planned for calls of a kind.
    package func isPlanned(_ call: FaultCall) async throws(ServiceFailure) -> Bool {
        if catalogCache.current.catalog.faults.contains(where: { $0.call == call }) { return true }
        return try await readOne { rows in try rows.isPlanned(call) }
    }

    /// Returns the faults that affect a call now, the oldest plan first, and counts the call for each matching plan.
    ///
    /// - Parameter subject: Evaluated only if a fault is planned, since it may need to parse a signed transaction.
    /// - Throws: `ServiceFailure` if the plans cannot be read, for example because the caller was cancelled. The call
    ///   must fail too: it would otherwise pass a fault that was planned for it.
    package func activeFaults(
        _ call: FaultCall, about subject: @autoclosure () -> FaultSubject, _ context: CallContext
    ) async throws(ServiceFailure) -> [PlannedFault] {
        let usual = catalogCache.current.catalog.faults.filter { $0.call == call }
            .map { PlannedFault(id: 0, plan: $0) }
        guard try await readOne({ rows in try rows.isPlanned(call) }) else {
            return Self.distinct(usual)
        }
        let (clock, subject) = (clock, subject())
        let planned = try await database.write { connection in
            let rows = try StoreTables(connection, by: clock)
            return try Self.activeFaults(call, about: subject, context, rows)
        }
        return Self.distinct(usual + planned)
    }

    private static func activeFaults(
        _ call: FaultCall, about subject: FaultSubject, _ context: CallContext, _ rows: StoreTables
    ) throws -> [PlannedFault] {
        let product = try product(of: subject, rows)
        var struck: [PlannedFault] = []
        for fault in try rows.faults(for: call)
        where !fault.isSpent && fault.plan.matches(context.account, context.device, product) {
            let isStruck = fault.plan.moment.applies(toCall: fault.met + 1)
            try rows.count(fault, struck: isStruck)
            if isStruck { struck.append(fault) }
        }
        return struck
    }

    /// Removes repeated faults. The same fault twice could undo itself or multiply its effect.
    private static func distinct(_ faults: [PlannedFault]) -> [PlannedFault] {
        var seen: Set<Fault> = []
        return faults.filter { seen.insert($0.plan.fault).inserted }
    }

    private static func product(
        of subject: FaultSubject, _ rows: StoreTables
    ) throws -> ProductID? {
        switch subject {
        case .nothing: nil
        case .product(let id): id
        case .order(let id): try rows.order(id)?.terms.productID
        case .transaction(let id): try rows.transaction(id)?.transaction.productID
        }
    }
}
