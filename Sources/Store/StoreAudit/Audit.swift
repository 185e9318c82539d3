/// Checks the invariants I1-I22 of audit records.
///
/// It is a pure function, so that the command, the simulation and the crash tests check the same rules in the same way.
package enum Audit {
    /// Returns one result for each invariant, in their order.
    package static func check(_ records: AuditRecords) -> [InvariantResult] {
        check(Invariant.allCases, records)
    }

    /// Returns one result for each of these invariants.
    package static func check(
        _ invariants: [Invariant], _ records: AuditRecords
    ) -> [InvariantResult] {
        guard records.isConsistentSnapshot else { return checkSidesSeparately(invariants, records) }
        let ledgers = Ledgers(records)
        return invariants.map(ledgers.check)
    }

    /// Returns all violations, with the invariants that they violate.
    package static func violations(
        _ records: AuditRecords
    ) -> [(invariant: Invariant, violation: Violation)] {
        check(records).flatMap { result in
            result.violations.map { (result.invariant, $0) }
        }
    }

    /// Checks each side separately: files that were read at different moments always have messages in flight between
    /// them, which look like contradictions.
    private static func checkSidesSeparately(
        _ invariants: [Invariant], _ records: AuditRecords
    ) -> [InvariantResult] {
        let sides = records.separateSides.map(Ledgers.init)
        return invariants.map { invariant in
            let results = sides.map { $0.check(invariant) }
            var tally = Tally()
            for result in results { tally.add(result) }
            let figures = results.filter { $0.checked > 0 && !$0.figure.isEmpty }.map(\.figure)
            return InvariantResult(
                invariant, tally, figure: figures.joined(separator: "; "),
                missing: invariant.unprovableReason ?? "The files changed while they were read.")
        }
    }
}

extension AuditRecords {
    /// The same records, split into one value for each side.
    fileprivate var separateSides: [AuditRecords] {
        var sides = devices.map { device in
            AuditRecords(
                devices: [device], store: nil, merchant: nil, readAt: readAt,
                includesAllDevices: false)
        }
        if let store {
            sides.append(
                AuditRecords(devices: [], store: store, merchant: nil, includesAllDevices: false))
        }
        if let merchant {
            sides.append(
                AuditRecords(devices: [], store: nil, merchant: merchant, includesAllDevices: false)
            )
        }
        sides.append(
            AuditRecords(
                devices: [], store: nil, merchant: nil, texts: texts, files: files,
                includesAllDevices: false))
        return sides
    }
}
