/// A problem with, or a note about, the files of a profile.
struct DoctorFinding: Hashable {
    /// The severity of a finding; the raw values appear in `--json` output.
    enum Severity: String, Hashable {
        /// Information; nothing is wrong.
        case note
        /// Everything works, but the user should act.
        case warning
        /// A file is not as kiosk wrote it.
        case damage
        /// The disk is full, read-only or failing.
        case disk
    }

    let severity: Severity
    /// A stable identifier for programs.
    let code: String
    /// The path of the file in the profile; empty for the profile as a whole.
    let path: String
    /// The problem, in one sentence.
    let message: String
    /// Whether purchases may be lost or duplicated because of it.
    var isMoneyAtRisk = false
    /// The recommended action; a command where there is one.
    let advice: String
}
