/// Checks the invariants I1-I22 of audit records.
///
/// It is a pure function, so that the command, the simulation and the crash tests check the same rules in the same way.
package enum Audit {
    /// Returns one result for each invariant, in their order.
    package static func check(_ facts: AuditRecords) -> [InvariantResult] {
        check(Invariant.allCases, facts)
    }

    /// Returns one result for each of these invariants.
    package static func check(
        _ invariants: [Invariant], _ facts: AuditRecords
    ) -> [InvariantResult] {
        guard facts.isOneMoment else { return checkApart(invariants, facts) }
        let books = Ledgers(facts)
        return invariants.map(books.check)
    }

    /// Returns all violations, with the invariants that they violate.
    package static func violations(
        _ facts: AuditRecords
    ) -> [(invariant: Invariant, violation: Violation)] {
        check(facts).flatMap { result in
            result.violations.map { (result.invariant, $0) }
        }
    }

    /// Checks each side separately: files that were read at different moments always have messages in flight between
    /// them, which look like contradictions.
    private static func checkApart(
        _ invariants: [Invariant], _ facts: AuditRecords
    ) -> [InvariantResult] {
        let sides = facts.sidesApart.map(Ledgers.init)
        return invariants.map { invariant in
            let results = sides.map { $0.check(invariant) }
            var tally = Tally()
            for result in results { tally.add(result) }
            let figures = results.filter { $0.checked > 0 && !$0.figure.isEmpty }.map(\.figure)
            return InvariantResult(
                invariant, tally, figure: figures.joined(separator: "; "),
                missing: invariant.notInFiles ?? "The files changed while they were read.")
        }
    }
}

extension AuditRecords {
    /// The same records, split into one value for each side.
    fileprivate var sidesApart: [AuditRecords] {
        var sides = devices.map { device in
            AuditRecords(
                devices: [device], store: nil, merchant: nil, readAt: readAt,
                holdsAllDevices: false)
        }
        if let store {
            sides.append(
                AuditRecords(devices: [], store: store, merchant: nil, holdsAllDevices: false))
        }
        if let merchant {
            sides.append(
                AuditRecords(devices: [], store: nil, merchant: merchant, holdsAllDevices: false))
        }
        sides.append(
            AuditRecords(
                devices: [], store: nil, merchant: nil, texts: texts, files: files,
                holdsAllDevices: false))
        return sides
    }
}
