/// One thing about a profile's files that a person should know.
struct DoctorFinding: Hashable {
    /// How bad it is; the raw values are the words of `--json`.
    enum Severity: String, Hashable {
        /// Good to know; nothing is wrong.
        case note
        /// It works, and something should be done.
        case warning
        /// A file is not as it was written.
        case damage
        /// The disk does not do what is needed.
        case disk
    }

    let severity: Severity
    /// A stable word for programs.
    let code: String
    /// Which file, by its path in the profile; empty for the profile as a whole.
    let path: String
    /// What it is, one sentence.
    let message: String
    /// Whether purchases may be lost or doubled by it.
    var isMoneyAtRisk = false
    /// What to do; a command where there is one.
    let advice: String
}
