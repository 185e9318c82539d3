import ArgumentParser
import PurchaseEngine
import StoreFiles

/// The command `kiosk doctor`: reports problems of a profile's files and how to solve them.
struct DoctorCommand: KioskCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Diagnose the profile's files and suggest repairs.",
        discussion: """
            Examines each file, including files that cannot be opened: names, owners and permissions, the signing key, \
            the databases, free disk space, whether the system can report file changes to an open shop (inotify), \
            which process is using each device, which orders are open and for how long, and whether the files agree \
            with each other. It changes and repairs nothing.

            With --json, it prints a line {"kind":"finding","severity","code","path","message","moneyAtRisk","advice"} \
            for each finding, where severity is damage, disk, warning or note, and at the end \
            {"kind":"health","healthy"}.

            EXAMPLES
              kiosk doctor
              kiosk doctor --json --profile demo

            EXIT CODES
              0   healthy; there may be warnings and notes
              65  a file is damaged
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
