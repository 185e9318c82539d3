import ArgumentParser
import StoreAudit
import StoreModel

/// The command `kiosk audit`: checks the invariants I1 to I22 against the files of the profile.
struct AuditCommand: KioskCommand {
    static let configuration = CommandConfiguration(
        commandName: "audit",
        abstract: "Check on the files that no money and no goods were lost or doubled.",
        discussion: """
            Reads the journals of all devices, the store and the merchant as they are at one moment, also while a kiosk \
            is at work, and changes nothing in them. Each promise is printed with what was counted, and each thing that \
            is not as it should be with its id. With --account only that customer's orders are looked at.

            With --json, a line {"kind":"invariant","invariant","sentence","status","checked","figure"} for each \
            promise, its status one of holds, violated and unreadable, and a line \
            {"kind":"violation","invariant","subject","message"} for each violation.

            In a shop that is served, a device of another machine may say what it likes of its order numbers and its log. \
            What does not fit there is printed as a note, in JSON as \
            {"kind":"note","invariant","subject","message"}, and breaks no promise.

            Where your own server is the merchant of a device (--merchant), no merchant's facts are checked, since the \
            ledger is in its files; a last line {"kind":"left-out","side":"merchant","devices"} says so.

            Of a shop that is served elsewhere (--backend), only the journals of this profile's devices are here: they are \
            checked as far as they go. A line {"kind":"journals","folder","devices"} stands before their promises, and \
            lines {"kind":"left-out","side","devices"} behind them say whose files are not here.

            A row of the store that could not be read or settled was set aside, so that it holds up no other: it is printed \
            first, in JSON as {"kind":"set-aside","table","row","reason"}.

            EXAMPLES
              kiosk audit
              kiosk audit --json --profile demo

            EXIT CODES
              0   every promise that files can tell is kept
              1   one is not: the files contradict each other
              65  a file is damaged, or a newer kiosk wrote it
              74  the disk
              77  the signing key is not safe to use
            """)

    @OptionGroup var options: GlobalOptions

    func run(_ settings: Settings) async throws -> Int32 {
        let places = ProfilePaths(folder: settings.profileFolder)
        let audit = ProfileAudit(places: places, clock: settings.clock)
        let report = AuditPrinter(out: settings.output)
        var (isAny, isSound) = (false, true)
        report.setAside(audit.setAside())
        if let own = try audit.read() {
            isAny = true
            isSound = check(own, settings, report)
            report.leftOut(own.teamDevices)
        }
        for place in try places.shared() {
            guard let findings = try audit.read(shared: place) else { continue }
            // Two lists of the same invariants follow each other, so each names its journals.
            let (folder, devices) = (
                places.relative(place.folder), findings.facts.devices.map(\.device)
            )
            report.begin(elsewhere: folder, devices)
            isSound = check(findings, settings, report) && isSound
            report.leftOut(elsewhere: folder, devices)
            isAny = true
        }
        if !isAny {
            settings.output.text(
                "Nothing was ever bought in this profile: there is nothing to audit.")
        }
        return isSound ? 0 : 1
    }

    /// Prints the result of each invariant; returns false if one is violated.
    private func check(
        _ findings: ProfileAudit.Findings, _ settings: Settings, _ report: AuditPrinter
    ) -> Bool {
        let isOne = options.account != nil
        let facts = isOne ? findings.facts.restricted(to: settings.account) : findings.facts
        let results = Audit.check(facts)
        report.print(results)
        return !results.contains { $0.status == .violated }
    }
}
