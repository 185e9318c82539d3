import SandboxStore
import StoreAudit
import StoreModel
import TerminalGraphics

/// Prints the results of an audit.
struct AuditPrinter {
    let out: Output
    /// The most notes that are printed for one invariant.
    private static let fewNotes = 20

    func print(_ results: [InvariantResult]) {
        for result in results {
            out.json(.invariant(result))
            for violation in result.violations {
                out.json(.violation(violation, of: result.invariant))
            }
            for note in result.untrustedViolations {
                out.json(.violation(note, of: result.invariant, kind: "note"))
            }
        }
        guard !out.isJSON else { return }
        for result in results { show(result) }
        for result in results { violations(of: result) }
        for result in results { notes(of: result) }
        out.text(summary(results))
    }

    /// Prints the rows that were set aside.
    func setAside(_ rows: [SetAsideRow]) {
        for row in rows {
            out.json([
                "kind": "set-aside", "table": row.table, "row": row.key, "reason": row.reason,
            ])
            let sentence = "The row \(row.key) of \(row.table) was set aside: \(row.reason)"
            out.paragraph(SafeText(untrusted: sentence, limit: 2_000))
        }
    }

    /// Prints that the merchant's side was not audited, because the team's own server is the merchant of the devices.
    func leftOut(_ devices: [DeviceName]) {
        guard !devices.isEmpty else { return }
        out.json(.leftOut("merchant", devices))
        out.paragraph(
            "The merchant's side was not checked for "
                + SafeText(untrusted: devices.map(\.rawValue).joined(separator: ", "), limit: 400)
                + ": their merchant is your own server, whose ledger is not on this machine. The checks that need "
                + "a ledger (I2, I4, and parts of I5, I6, I13, I14 and I21) were skipped.")
    }

    /// Prints whose invariants follow, for journals of a store that another process serves.
    ///
    /// - Parameter folder: The folder of the journals, relative to the profile's folder.
    func begin(elsewhere folder: String, _ devices: [DeviceName]) {
        out.json(["kind": "journals", "folder": folder, "devices": devices])
        out.paragraph(
            "The journals in " + SafeText(untrusted: folder, limit: 400)
                + ", of a store that another machine serves:")
    }

    /// Prints that neither the files of that store nor those of its merchant were audited.
    func leftOut(elsewhere folder: String, _ devices: [DeviceName]) {
        for side in ["store", "merchant"] {
            out.json(.leftOut(side, devices))
        }
        out.paragraph(
            "The store and the merchant were not checked, because their files are on the machine that serves them. "
                + "Run kiosk audit there, with the profile of kiosk serve, to check charges and "
                + "grants. Here, only the journals were checked.")
    }

    /// Prints an invariant's number, status and sentence, and below them what was counted; a pipe gets one line.
    private func show(_ result: InvariantResult) {
        let state =
            switch result.status {
            case .holds: "ok"
            case .violated: "VIOLATED"
            case .unreadable: "-"
            }
        let head =
            SafeText(untrusted: result.invariant.name).fitted(to: 5)
            + SafeText(untrusted: state).fitted(to: 10)
        let words = [result.invariant.sentence, result.reason ?? result.figure].filter {
            !$0.isEmpty
        }
        .map { SafeText(untrusted: $0, limit: 400) }
        guard let columns = out.columns else {
            return out.text(head + .joined(words, separator: "  "))
        }
        let lines = words.flatMap { $0.wrapped(to: max(20, columns - head.width)) }
        for (index, line) in lines.enumerated() {
            out.text((index == 0 ? head : (" " as SafeText).repeated(head.width)) + line)
        }
    }

    private func violations(of result: InvariantResult) {
        guard !result.violations.isEmpty else { return }
        out.text("")
        out.text("\(result.invariant.name) is violated:")
        result.violations.forEach(show)
    }

    private func show(_ violation: Violation) {
        out.paragraph(
            "  " + SafeText(untrusted: violation.subject) + ": "
                + SafeText(untrusted: violation.sentence, limit: 1000))
    }

    /// Prints the first notes of an invariant; any customer can cause any number of them.
    private func notes(of result: InvariantResult) {
        guard !result.untrustedViolations.isEmpty else { return }
        out.text("")
        out.text(
            "\(result.invariant.name): reported only by a device of another machine; this is not a violation:"
        )
        result.untrustedViolations.prefix(Self.fewNotes).forEach(show)
        let others = result.untrustedViolations.count - Self.fewNotes
        if others > 0 { out.text("  and \(others) more; see --json") }
    }

    private func summary(_ results: [InvariantResult]) -> String {
        let violated = results.count { $0.status == .violated }
        let unread = results.count { $0.reason != nil }
        if violated > 0 {
            return
                "\(violated) of \(results.count) invariants are violated. Keep a copy of the profile; "
                + "kiosk doctor checks its files."
        }
        return
            "No violations: \(results.count - unread) invariants hold, \(unread) cannot be checked with "
            + "files."
    }
}

extension InvariantResult {
    /// The reason why nothing could be checked; nil if something was checked.
    var reason: String? { if case .unreadable(let reason) = status { reason } else { nil } }
}
