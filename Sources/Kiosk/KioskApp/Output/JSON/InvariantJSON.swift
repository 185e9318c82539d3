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
