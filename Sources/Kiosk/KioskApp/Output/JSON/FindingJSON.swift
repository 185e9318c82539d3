/// A finding of a health check: `{"kind":"finding","severity":"damage","code":…}`
struct FindingJSON: Encodable {
    let kind = "finding"
    let severity: String
    let code: String
    let path: String
    let message: String
    let moneyAtRisk: Bool
    let advice: String

    init(_ finding: DoctorFinding) {
        severity = finding.severity.rawValue
        code = finding.code
        path = finding.path
        message = finding.message
        moneyAtRisk = finding.isMoneyAtRisk
        advice = finding.advice
    }
}
