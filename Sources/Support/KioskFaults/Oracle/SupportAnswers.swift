import Foundation
import GRDB
import KioskTestSupport

/// Compares the output of `doctor`, `dispute` and `log` for a profile at rest with its files.
enum SupportAnswers {
    /// Returns the differences, one sentence each.
    static func violations(in profile: Profile) async throws -> [String] {
        var found = try await doctor(profile)
        found += try await disputes(profile)
        for device in profile.devices { found += try await log(of: device, in: profile) }
        return found
    }

    private static func doctor(_ profile: Profile) async throws -> [String] {
        let run = try await profile.run(["doctor", "--json"])
        let isHealthy = run.objects.contains { $0["healthy"] as? Bool == true }
        return run.status == 0 && isHealthy
            ? [] : ["doctor exits with \(run.status): \(run.output)"]
    }

    private static func disputes(_ profile: Profile) async throws -> [String] {
        let queue = try profile.openBackendDatabases()
        let expected = try await queue.read { books in
            try Row.fetchAll(books, sql: verdicts).map {
                (number: $0[0] as String, $0[1] as String)
            }
        }
        guard !expected.isEmpty else { return [] }
        let run = try await profile.run(["dispute", "--account", "customer", "--json"])
        guard run.status == 0 else { return ["dispute exits with \(run.status): \(run.errors)"] }
        let reported = run.objects.reduce(into: [String: String]()) { said, line in
            guard let number = line["merchantOrder"] as? String else { return }
            said[number] = line["verdict"] as? String
        }
        return expected.compactMap { number, verdict in
            let answer = reported[number] ?? "nothing"
            // `dispute` derives “spent” from the balance of a good, not from a single order.
            if answer == verdict || (verdict == "delivered" && answer == "spent") { return nil }
            return "dispute reports “\(answer)” for \(number) instead of “\(verdict)”"
        }
    }

    /// Checks that the events are consecutive, and that they contain each delivery of the journal.
    private static func log(of device: String, in profile: Profile) async throws -> [String] {
        let run = try await profile.runOnDevice(["log", "--device", device, "--json"])
        guard run.status == 0 else { return ["log of \(device) exits with \(run.status)"] }
        let events = run.objects
        var found: [String] = []
        for (earlier, later) in zip(events, events.dropFirst())
        where later["previousHash"] as? String != earlier["hash"] as? String {
            found.append("log of \(device): a gap after event \(earlier["sequence"] ?? "")")
        }
        let logged = Set(
            events.compactMap { event in
                event["name"] as? String == "delivered" ? event["transactionId"] as? String : nil
            })
        let delivered = try profile.texts(
            profile.journal(device),
            "SELECT transaction_id FROM records WHERE event LIKE '{\"delivered\":%'")
        let difference = Set(delivered).symmetricDifference(logged).sorted()
        return found
            + difference.map { "log of \(device): the delivery of \($0) is in one place only" }
    }

    /// Each order number of the merchant, with the expected verdict on its order.
    private static let verdicts = """
        SELECT n.number, CASE
            WHEN o.intent_id IS NULL THEN 'never-arrived'
            WHEN o.state <> 'purchased' THEN o.state
            WHEN t.revocation_date IS NOT NULL THEN 'refunded'
            WHEN t.intent_id <> o.intent_id OR t.price = 0 THEN 'free'
            WHEN g.transaction_id IS NULL THEN 'owed'
            ELSE 'delivered' END
        FROM merchant.numbers n
        LEFT JOIN store.orders o USING (intent_id)
        LEFT JOIN store.transactions t ON t.id = o.transaction_id
        LEFT JOIN merchant.grants g ON g.transaction_id = CAST(t.id AS TEXT)
        """
}
