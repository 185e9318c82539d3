import SandboxCore
import SandboxStore
import StoreAudit
import StoreFiles
import StoreModel
import StoreSigning

/// Checks the contents of the profile's files, once all of them can be read.
struct ContentCheck {
    let paths: ProfilePaths
    let now: Timestamp

    /// The age from which open purchases and deliveries are a warning, in milliseconds.
    private static let overdueAge = FinishDeadline.standard.milliseconds

    func findings() -> [HealthFinding] {
        setAside()
            + check(at: paths.ownStore, "Then: kiosk audit") { () throws(CommandFailure) in
                try audit.read()
            }
            + ((try? paths.shared()) ?? []).flatMap { place in
                check(
                    at: place,
                    "Then use another --device; the store still has the purchases."
                ) {
                    () throws(CommandFailure) in try audit.read(shared: place)
                }
            }
    }

    private var audit: ProfileAuditReader { ProfileAuditReader(paths: paths) }

    /// Returns the findings about one store's files.
    ///
    /// - Parameter advice: How to handle a contradiction, once the user has a copy of the profile.
    private func check(
        at store: DevicePaths, _ advice: String,
        _ read: () throws(CommandFailure) -> ProfileAuditReader.Contents?
    ) -> [HealthFinding] {
        do throws(CommandFailure) {
            guard let read = try read() else { return [] }
            return pins(read, at: store) + clock(read.records) + openWork(read.records, at: store)
                + contradictions(read.records, advice)
        } catch {
            // KeyCheck reports problems of the signing key.
            if error.code == "authority" { return [] }
            return [
                HealthFinding(
                    severity: error.exitCode == 65
                        ? .damage : error.exitCode == 74 ? .disk : .warning,
                    code: error.code, path: "", message: error.message,
                    isMoneyAtRisk: error.exitCode == 65, advice: "\(copy) \(advice)")
            ]
        }
    }

    private func setAside() -> [HealthFinding] {
        audit.setAside().map { row in
            HealthFinding(
                severity: .warning, code: "set-aside", path: paths.relative(paths.store.path),
                message:
                    "The row \(row.key) of \(row.table) was set aside; other rows are not affected. "
                    + row.reason,
                advice:
                    row.table == "notifications"
                    ? "\(copy) Repair the row, then send it: kiosk sandbox notify resend"
                    : "\(copy) Repair the row, then process it again: kiosk sandbox clock settle"
            )
        }
    }

    private var copy: String { "Keep a copy (cp -a '\(paths.folder)' COPY)." }

    private func pins(
        _ read: ProfileAuditReader.Contents, at store: DevicePaths
    ) -> [HealthFinding] {
        read.pins.compactMap { pin in
            let other =
                pin.storeID != read.storeID && read.storeID != nil
                ? "another store"
                : pin.rootFingerprint != read.rootFingerprint && read.rootFingerprint != nil
                    ? "another root certificate" : nil
            return other.map { other in
                HealthFinding(
                    severity: .damage, code: "other-backend",
                    path: paths.relative(store.journal(of: pin.device).path),
                    message:
                        "The journal was made with \(other) than this profile has: the files of two profiles "
                        + "were mixed. kiosk does not use this device.", isMoneyAtRisk: true,
                    advice: "Put the files of each profile back together, or use another --device.")
            }
        }
    }

    private func clock(_ records: AuditRecords) -> [HealthFinding] {
        let newest = records.devices.compactMap { $0.records.last?.at }.max()
        guard let newest, newest.since(now) > JWSVerifier.clockTolerance else { return [] }
        return [
            HealthFinding(
                severity: .warning, code: "clock-behind", path: "",
                message:
                    "The newest record is \(newest.since(now) / 1000) s later than the clock of this "
                    + "machine: one of the clocks was wrong. Retries wait until the clock reaches that time.",
                advice: "Set the clock: timedatectl")
        ]
    }

    private func openWork(_ records: AuditRecords, at store: DevicePaths) -> [HealthFinding] {
        records.devices.compactMap { device in
            let since =
                device.payments.filter(\.isOpen).map(\.confirmedAt)
                + device.deliveries.filter(\.isOpen).map(\.receivedAt)
            guard let oldest = since.min() else { return nil }
            let age = max(0, now.since(oldest))
            return HealthFinding(
                severity: age > Self.overdueAge ? .warning : .note, code: "open-work",
                path: paths.relative(store.journal(of: device.device).path),
                message:
                    "\(since.count) open purchases or deliveries, the oldest for \(Self.words(age)). None is lost.",
                advice: "They continue at the next start: kiosk transactions --unfinished --device "
                    + "\(device.device)"
                    + (store.folder == paths.embedded ? "" : " --backend ADDRESS"))
        }
    }

    private static func words(_ age: Int64) -> String {
        let minutes = age / 60_000
        if minutes < 1 { return "less than a minute" }
        if minutes < 120 { return "\(minutes) min" }
        return minutes < 48 * 60 ? "\(minutes / 60) h" : "\(minutes / 60 / 24) days"
    }

    private func contradictions(_ records: AuditRecords, _ advice: String) -> [HealthFinding] {
        Audit.check(records).filter { $0.status == .violated }.compactMap { result in
            // FileMetadataCheck reports wrong modes.
            let violations = result.violations.filter { violation in
                !records.files.contains { $0.path == violation.subject }
            }
            guard let first = violations.first else { return nil }
            let more = violations.count > 1 ? " (and \(violations.count - 1) more)" : ""
            return HealthFinding(
                severity: .damage, code: "contradiction", path: "",
                message:
                    "\(result.invariant.name) is violated. \(first.subject): \(first.sentence)\(more)",
                isMoneyAtRisk: true, advice: "\(copy) \(advice)")
        }
    }
}
