import SandboxStore
import StoreAudit
import StoreModel

extension JSONLine {
    /// An invariant and its status: `{"kind":"invariant","invariant":"I1","status":"holds",…}`
    static func invariant(_ result: InvariantResult) -> JSONLine {
        [
            "kind": "invariant", "invariant": result.invariant.name,
            "sentence": result.invariant.sentence, "status": result.statusName,
            "checked": result.checked, "figure": result.figure, "reason": result.reason,
        ]
    }

    /// A violation: `{"kind":"violation","invariant":"I3","subject":…,"message":…}`
    ///
    /// - Parameter kind: The kind `note` for a statement of another machine's device, which violates nothing.
    static func violation(
        _ violation: Violation, of invariant: Invariant, kind: String = "violation"
    ) -> JSONLine {
        [
            "kind": kind, "invariant": invariant.name, "subject": violation.subject,
            "message": violation.sentence,
        ]
    }

    /// A side whose files an audit could not read, because they are elsewhere:
    /// `{"kind":"left-out","side":"merchant","devices":["phone-1"]}`
    static func leftOut(_ side: String, _ devices: [DeviceName]) -> JSONLine {
        ["kind": "left-out", "side": side, "devices": devices]
    }

    /// A finding of a health check: `{"kind":"finding","severity":"damage","code":…}`
    static func finding(_ finding: HealthFinding) -> JSONLine {
        [
            "kind": "finding", "severity": finding.severity.rawValue, "code": finding.code,
            "path": finding.path, "message": finding.message,
            "moneyAtRisk": finding.isMoneyAtRisk, "advice": finding.advice,
        ]
    }
}

extension InvariantResult {
    /// The name of the status: holds, violated or unreadable.
    var statusName: String {
        switch status {
        case .holds: "holds"
        case .violated: "violated"
        case .unreadable: "unreadable"
        }
    }
}
