import SandboxStore
import StoreAudit

/// An invariant and its status: `{"kind":"invariant","invariant":"I1","status":"holds",…}`
struct InvariantJSON: Encodable {
    let kind = "invariant"
    let invariant: String
    let sentence: String
    let status: String
    let checked: Int
    let figure: String
    let reason: String?

    init(_ result: InvariantResult) {
        invariant = result.invariant.name
        sentence = result.invariant.sentence
        status =
            switch result.status {
            case .holds: "holds"
            case .violated: "violated"
            case .unreadable: "unreadable"
            }
        checked = result.checked
        figure = result.figure
        reason = result.reason
    }
}

/// A violation: `{"kind":"violation","invariant":"I3","subject":…,"message":…}`
///
/// With the kind `note` it is a statement of another machine's device, which violates nothing.
struct ViolationJSON: Encodable {
    let kind: String
    let invariant: String
    let subject: String
    let message: String

    init(_ violation: Violation, of invariant: Invariant, isHearsay: Bool = false) {
        kind = isHearsay ? "note" : "violation"
        self.invariant = invariant.name
        subject = violation.subject
        message = violation.sentence
    }
}

/// A row of the store that was set aside, so that it blocks no other row:
/// `{"kind":"set-aside","table":"transactions","row":"2000…","reason":…}`
struct SetAsideJSON: Encodable {
    let kind = "set-aside"
    let table: String
    let row: String
    let reason: String

    init(_ row: SetAsideRow) {
        (table, self.row, reason) = (row.table, row.key, row.reason)
    }
}

/// The journals that the next invariants were checked on, of a store that another process serves:
/// `{"kind":"journals","folder":"shared/…","devices":["phone-1"]}`
struct JournalsJSON: Encodable {
    let kind = "journals"
    /// The folder of the journals, relative to the profile's folder.
    let folder: String
    /// The devices that have a journal there.
    let devices: [String]

    private enum CodingKeys: String, CodingKey {
        case kind, folder, devices
    }
}

/// A side whose files an audit could not read, because they are elsewhere:
/// `{"kind":"left-out","side":"merchant","devices":["phone-1"]}`
struct LeftOutJSON: Encodable {
    let kind = "left-out"
    /// The side: merchant or store.
    let side: String
    /// The devices for which that side was not audited.
    let devices: [String]

    private enum CodingKeys: String, CodingKey {
        case kind, side, devices
    }
}

// MARK: Health

/// A finding of a health check: `{"kind":"finding","severity":"damage","code":…}`
struct FindingJSON: Encodable {
    let kind = "finding"
    let severity: String
    let code: String
    let path: String
    let message: String
    let moneyAtRisk: Bool
    let advice: String

    init(_ finding: HealthFinding) {
        severity = finding.severity.rawValue
        code = finding.code
        path = finding.path
        message = finding.message
        moneyAtRisk = finding.isMoneyAtRisk
        advice = finding.advice
    }
}

/// Whether a profile's files are healthy: `{"kind":"health","healthy":…}`
struct HealthJSON: Encodable {
    let kind = "health"
    let healthy: Bool
}
