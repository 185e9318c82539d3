import TerminalGraphics

/// Prints the findings of a health check.
struct HealthCheckPrinter {
    let out: Output

    /// Prints the findings, then whether the profile is healthy.
    ///
    /// - Parameter folder: The profile's folder; nil if it does not exist.
    func print(_ findings: [DoctorFinding], folder: String?) {
        let isHealthy = !findings.contains { $0.severity == .damage || $0.severity == .disk }
        for finding in findings {
            out.json(FindingJSON(finding))
            show(finding)
        }
        out.json(HealthJSON(healthy: isHealthy))
        guard let folder else {
            return out.text("The profile does not exist yet, so there is nothing to check.")
        }
        out.text(
            isHealthy
                ? "The profile is healthy (\(folder))."
                : "The profile is not healthy (\(folder)).")
    }

    private func show(_ finding: DoctorFinding) {
        guard !out.isJSON else { return }
        let place = finding.path.isEmpty ? "" : "  \(finding.path)"
        out.text(finding.severity.rawValue.uppercased() + place)
        paragraph(finding.message)
        if finding.severity == .damage {
            paragraph(
                finding.isMoneyAtRisk
                    ? "Purchases may be lost." : "No purchases are at risk.")
        }
        paragraph(finding.advice)
    }

    private func paragraph(_ text: String) {
        out.paragraph(SafeText(untrusted: text, limit: 2000), indent: 4)
    }
}
