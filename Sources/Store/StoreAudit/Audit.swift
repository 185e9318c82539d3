/// Checks the invariants I1-I22 over facts.
///
/// Pure and without memory: the command, the simulation and the crash tests check the same things in the same way.
package enum Audit {
    /// One result for each invariant, in their order.
    package static func check(_ facts: AuditRecords) -> [InvariantResult] {
        check(Invariant.allCases, facts)
    }

    /// One result for each of these invariants.
    package static func check(
        _ invariants: [Invariant], _ facts: AuditRecords
    ) -> [InvariantResult] {
        guard facts.isOneMoment else { return checkApart(invariants, facts) }
        let books = Ledgers(facts)
        return invariants.map(books.check)
    }

    /// Everything that is not as it should be, with the invariant that it breaks.
    package static func violations(
        _ facts: AuditRecords
    ) -> [(invariant: Invariant, violation: Violation)] {
        check(facts).flatMap { result in
            result.violations.map { (result.invariant, $0) }
        }
    }

    /// Checks each side by itself: between files that were read at different moments there is always something on its
    /// way, and whatever looks like a contradiction may be that.
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
    /// The same facts, each side without the others.
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
