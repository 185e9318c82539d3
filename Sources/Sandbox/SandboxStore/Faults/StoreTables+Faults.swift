import GRDB
import SandboxTables
import StoreFiles
import StoreModel

extension StoreTables {
    /// Returns whether a fault is planned for calls of a kind.
    func isPlanned(_ call: FaultCall) throws -> Bool {
        try ResultRow.fetchOne(
            database, cached: "SELECT 1 FROM faults WHERE call = ? LIMIT 1",
            arguments: [call.rawValue]) != nil
    }

    /// Returns the planned faults in the order in which they were planned, for one kind of call or for all; without
    /// damaged rows.
    func faults(for call: FaultCall? = nil) throws -> [PlannedFault] {
        let rows =
            if let call {
                try ResultRow.fetchAll(
                    database, cached: "SELECT * FROM faults WHERE call = ? ORDER BY id",
                    arguments: [call.rawValue])
            } else {
                try ResultRow.fetchAll(database, cached: "SELECT * FROM faults ORDER BY id")
            }
        return try DamagedRow.readValid(rows, Self.fault)
    }

    func insert(_ plan: FaultPlan) throws -> PlannedFault {
        try database.execute(
            cached: """
                INSERT INTO faults (call, fault, moment, account, device, product_id)
                VALUES (?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                plan.call.rawValue, "\(plan.fault)", "\(plan.moment)", plan.account?.rawValue,
                plan.device?.rawValue, plan.productID?.rawValue,
            ])
        return PlannedFault(id: database.lastInsertedRowID, plan: plan)
    }

    /// Deletes a plan. Returns whether it existed.
    func removeFault(_ id: Int64) throws -> Bool {
        try database.execute(cached: "DELETE FROM faults WHERE id = ?", arguments: [id])
        return database.changesCount > 0
    }

    /// Deletes all plans.
    func removeFaults() throws { try database.execute(sql: "DELETE FROM faults") }

    /// Counts a call that matches a plan, and whether the fault affected it.
    func count(_ fault: PlannedFault, struck: Bool) throws {
        try database.execute(
            cached: "UPDATE faults SET met = met + 1, struck = struck + ? WHERE id = ?",
            arguments: [struck ? 1 : 0, fault.id])
    }

    private static func fault(_ row: ResultRow) throws -> PlannedFault {
        guard let fault = Fault(try row.text("fault")) else { throw DamagedRow(column: "fault") }
        guard let moment = FaultTrigger(try row.text("moment")) else {
            throw DamagedRow(column: "moment")
        }
        return PlannedFault(
            id: try row.integer("id"),
            plan: FaultPlan(
                try row.enumCase("call"), fault, moment,
                account: try row.optionalText("account").map { AccountName($0) },
                device: try row.optionalText("device").map { DeviceName($0) },
                productID: try row.optionalText("product_id").map { ProductID($0) }),
            met: Int(try row.integer("met")), struck: Int(try row.integer("struck")))
    }
}
