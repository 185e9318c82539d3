import KioskTestSupport

/// What a disturbed run has told its customer about the money, held against the store's books.
enum ReportedCharge {
    /// What is not so once all has come to rest, one sentence each.
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
            found.append("The customer was told that nothing was charged: \(run.output)")
        }
        if isTold.contains("yes"), charges != 1 {
            found.append("The customer was told of a charge, there are \(charges): \(run.output)")
        }
        return found
    }

    /// `yes`, `no`, or anything else where it is not known, as with an order that goes on by itself and is not charged yet.
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
