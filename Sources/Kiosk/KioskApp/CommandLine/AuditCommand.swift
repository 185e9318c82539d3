import ArgumentParser
import PurchaseEngine
import StoreAudit
import StoreFiles
import StoreModel

struct AuditCommand: ExistingProfileCommand {
    static let configuration = CommandConfiguration(
        "audit", "Check that no money and no goods were lost or duplicated.",
        discussion: """
            Reads the journals of all devices, the store's files and the merchant's files as of one moment, and \
            changes nothing; it can run while other kiosk processes use these files. It prints what was counted for \
            each invariant, and the affected ID for each violation. With --account, only that customer's orders are \
            checked.

            With --json, it prints a line {"kind":"invariant","invariant","sentence","status","checked","figure"} for \
            each invariant, where status is holds, violated or unreadable, and a line \
            {"kind":"violation","invariant","subject","message"} for each violation.

            If the store is shared with other machines, their devices may send any order number and any event log. \
            Contradictions in such data are printed as notes, in JSON as \
            {"kind":"note","invariant","subject","message"}. A note is not a violation.

            If a device uses your own server as its merchant (--merchant), the merchant's side of that device is not \
            checked, because the ledger is in your server's files. A last line \
            {"kind":"left-out","side":"merchant","devices"} reports this.

            For a store that another machine serves (--backend), only the journals of this profile's devices are on \
            this machine, and only they are checked. A line {"kind":"journals","folder","devices"} precedes their \
            invariants; lines {"kind":"left-out","side","devices"} after them name the sides that were not checked.

            A row of the store's database that could not be read or processed is set aside so that it does not block \
            other rows. Such rows are printed first, in JSON as {"kind":"set-aside","table","row","reason"}.

            EXAMPLES
              kiosk audit
              kiosk audit --json --profile demo

            EXIT CODES
              0   every invariant that can be checked holds
              1   an invariant is violated: the files contradict each other
              65  a file is damaged, or was written by a newer version of kiosk
              74  disk error
              77  the signing key is not safe to use
            """)
    @OptionGroup var options: GlobalOptions
    var changesState: Bool { false }
    var readsFiles: Bool { true }

    func run(_ settings: Settings) async throws -> Int32 {
        let paths = ProfilePaths(folder: settings.profileFolder)
        let audit = ProfileAuditReader(paths: paths, clock: settings.clock)
        let report = AuditPrinter(out: settings.output)
        var (isAny, isSound) = (false, true)
        report.setAside(audit.setAside())
        if let own = try audit.read() {
            isAny = true
            isSound = check(own, settings, report)
            report.leftOut(own.teamDevices)
        }
        for store in try paths.shared() {
            guard let findings = try audit.read(shared: store) else { continue }
            // Two lists of the same invariants follow each other, so each names its journals.
            let (folder, devices) = (
                paths.relative(store.folder), findings.records.devices.map(\.device)
            )
            report.begin(elsewhere: folder, devices)
            isSound = check(findings, settings, report) && isSound
            report.leftOut(elsewhere: folder, devices)
            isAny = true
        }
        if !isAny {
            settings.output.text(
                "There is nothing to audit: nothing was ever bought in this profile.")
        }
        return isSound ? 0 : 1
    }

    /// Prints the result of each invariant; returns false if one is violated.
    private func check(
        _ findings: ProfileAuditReader.Contents, _ settings: Settings, _ report: AuditPrinter
    ) -> Bool {
        let isOne = options.givenValues[.account] != nil
        let records = isOne ? findings.records.restricted(to: settings.account) : findings.records
        let results = Audit.check(records)
        report.print(results)
        return !results.contains { $0.status == .violated }
    }
}

struct DoctorCommand: ExistingProfileCommand {
    static let configuration = CommandConfiguration(
        "doctor", "Diagnose the profile's files and suggest repairs.",
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
    var changesState: Bool { false }
    var readsFiles: Bool { true }

    func run(_ settings: Settings) async throws -> Int32 {
        let paths = ProfilePaths(folder: settings.profileFolder)
        let findings = HealthCheck(paths: paths, now: settings.clock.now()).findings()
        let isThere = FileStatus.size(of: paths.folder) != nil
        HealthCheckPrinter(out: settings.output).print(
            findings, folder: isThere ? paths.folder : nil)
        if findings.contains(where: { $0.severity == .damage }) { return 65 }
        return findings.contains { $0.severity == .disk } ? 74 : 0
    }
}
