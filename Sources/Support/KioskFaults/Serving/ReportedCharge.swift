import KioskTestSupport

/// Compares what a disturbed run reported about the charge with the store's records.
enum ReportedCharge {
    /// Returns false reports, one sentence each, once all work is complete.
    static func untrue(in run: KioskRun, _ profile: Profile) throws -> [String] {
        let charges = try profile.number(
            profile.store,
            """
            SELECT count(*) FROM transactions JOIN charges ON transaction_id = id
                WHERE intent_id = '\(Scenario.intent)' AND kind = 'charge'
            """)
        let isTold = Set(run.objects.map(word))
        var found: [String] = []
        if isTold.contains("no"), charges > 0 {
            found.append(
                "The customer was charged, but kiosk reported that nothing was charged: \(run.output)"
            )
        }
        if isTold.contains("yes"), charges != 1 {
            found.append("kiosk reported a charge, but there are \(charges): \(run.output)")
        }
        return found
    }

    /// Returns `yes`, `no`, or another word if the charge is unknown, as for an order in progress that is not charged
    /// yet.
    private static func word(_ line: [String: any Sendable]) -> String {
        let told = line["error"] as? [String: any Sendable] ?? line
        if line["state"] as? String == "failed" { return "no" }
        if line["state"] as? String == "purchasing", told["charged"] as? String == "no" {
            return "not yet"
        }
        return (told["charged"] as? Bool).map { $0 ? "yes" : "no" } ?? told["charged"] as? String
            ?? "unknown"
    }
}
