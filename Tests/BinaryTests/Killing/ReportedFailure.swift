import KioskTestSupport

/// The `error` object that a command printed with `--json`.
struct ReportedFailure: Sendable {
    let code: String
    let message: String
    /// `yes`, `no` or `unknown`.
    let charged: String
}

extension KioskRun {
    /// The failure that the last line of stdout says; nil if it says none.
    var failure: ReportedFailure? {
        guard let error = objects.last?["error"] as? [String: any Sendable],
            let code = error["code"] as? String, let message = error["message"] as? String
        else { return nil }
        let charged = (error["charged"] as? Bool).map { $0 ? "yes" : "no" } ?? "unknown"
        return ReportedFailure(code: code, message: message, charged: charged)
    }
}
