import KioskTestSupport

/// Compares what a disturbed run reported about the charge with the store's records.
enum ReportedCharge {
    /// Returns false reports, one sentence each, once all work is complete.
    static func contradictions(in run: KioskRun, _ profile: Profile) throws -> [String] {
        let charges = try profile.number(
            profile.store,
            """
            SELECT count(*) FROM transactions JOIN charges ON transaction_id = id
                WHERE intent_id = '\(Scenario.intent)' AND kind = 'charge'
            """)
        let reported = Set(run.objects.map(chargeStatus))
        var found: [String] = []
        if reported.contains("no"), charges > 0 {
            found.append(
                "The customer was charged, but kiosk reported that nothing was charged: \(run.output)"
            )
        }
        if reported.contains("yes"), charges != 1 {
            found.append("kiosk reported a charge, but there are \(charges): \(run.output)")
        }
        return found
    }

    /// Returns `yes`, `no`, or another word if the charge is unknown, as for an order in progress that is not charged
    /// yet.
    private static func chargeStatus(_ line: [String: any Sendable]) -> String {
        let details = line["error"] as? [String: any Sendable] ?? line
        if line["state"] as? String == "failed" { return "no" }
        if line["state"] as? String == "purchasing", details["charged"] as? String == "no" {
            return "not yet"
        }
        return (details["charged"] as? Bool).map { $0 ? "yes" : "no" } ?? details["charged"]
            as? String
            ?? "unknown"
    }
}
