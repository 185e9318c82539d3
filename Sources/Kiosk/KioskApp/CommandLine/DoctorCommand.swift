import ArgumentParser
import PurchaseEngine
import StoreFiles

/// The command `kiosk doctor`: reports problems of a profile's files and how to solve them.
struct DoctorCommand: KioskCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Say what is wrong with the profile's files and what to do.",
        discussion: """
            Looks at each file by its name, so also at what cannot be opened: names, owners and modes, the signing key, \
            the databases, the disk, whether a shop can be told of changes (inotify), who drives, what is open and for \
            how long, and whether the files agree with each other. It changes nothing in them and repairs nothing.

            With --json, a line {"kind":"finding","severity","code","path","message","moneyAtRisk","advice"} for each \
            finding, its severity one of damage, disk, warning and note, and at the end {"kind":"health","healthy"}.

            EXAMPLES
              kiosk doctor
              kiosk doctor --json --profile demo

            EXIT CODES
              0   healthy; there may be warnings and notes
              65  something is damaged
              74  the disk is full, read-only or failing
            """)

    @OptionGroup var options: GlobalOptions

    func run(_ settings: Settings) async throws -> Int32 {
        let places = ProfilePaths(folder: settings.profileFolder)
        let findings = HealthCheck(places: places, now: settings.clock.now()).findings()
        let isThere = FileStatus.size(of: places.folder) != nil
        HealthCheckPrinter(out: settings.output).print(
            findings, folder: isThere ? places.folder : nil)
        if findings.contains(where: { $0.severity == .damage }) { return 65 }
        return findings.contains { $0.severity == .disk } ? 74 : 0
    }
}
