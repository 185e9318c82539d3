import ArgumentParser
import StoreAudit
import StoreModel

/// Checks the promises I1 to I22 on the files of the profile.
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
        let places = ProfilePlaces(folder: settings.profileFolder)
        guard let findings = try ProfileAudit(places: places).read() else {
            settings.output.text(
                "Nothing was ever bought in this profile: there is nothing to audit.")
            return 0
        }
        let isOne = options.account != nil
        let facts = isOne ? findings.facts.restricted(to: settings.account) : findings.facts
        let results = Audit.check(facts)
        let report = AuditReport(out: settings.output)
        report.print(results)
        report.leftOut(findings.teamDevices)
        return results.contains { $0.status == .violated } ? 1 : 0
    }
}
