import StoreFiles
import StoreModel

/// Checks the databases: the store's, the merchant's and each device's journal.
struct DatabaseCheck {
    let paths: ProfilePaths

    /// The owner of a database, which decides what its loss would mean.
    private enum Owner {
        case store
        case merchant
        case device(DeviceName)
    }

    func findings() -> [HealthFinding] {
        let isFounded = FileStatus.size(of: paths.embedded) != nil
        var found: [HealthFinding] = []
        if isFounded {
            found += check(at: paths.store, .store) + check(at: paths.merchant, .merchant)
        }
        for (store, device) in paths.devices {
            found += check(at: store.journal(of: device), .device(device))
        }
        return found
    }

    private func check(at source: FileSnapshots.Source, _ owner: Owner) -> [HealthFinding] {
        let checkup = source.checkup()
        let path = paths.relative(source.path)
        var found: [HealthFinding] = []
        if let finding = state(checkup, path, source, owner) { found.append(finding) }
        if let size = checkup.logSize, size > 0, checkup.state == .sound {
            found.append(log(size, path))
        }
        return found
    }

    private func log(_ size: Int64, _ path: String) -> HealthFinding {
        HealthFinding(
            severity: .note, code: "log-waiting", path: path + "-wal",
            message:
                "It contains \((size + 1023) / 1024) KiB of commits that are not in the database file yet.",
            advice: "None needed: the next start merges it. Never remove this file.")
    }

    private func state(
        _ checkup: DatabaseCheckup, _ path: String, _ source: FileSnapshots.Source, _ owner: Owner
    ) -> HealthFinding? {
        switch checkup.state {
        case .sound: nil
        case .absent: absent(checkup, path, owner)
        case .notADatabase:
            damage("not-a-database", path, "It is not a database, or it is empty.", owner)
        case .otherKind:
            damage(
                "other-kind", path, "It is a database of another program, or of another type.",
                owner)
        case .damaged(let detail):
            damage("damaged", path, "It is damaged: \(detail).", owner)
        case .newer(let found, let known):
            HealthFinding(
                severity: .damage, code: "newer", path: path,
                message:
                    "It was written by a newer version of kiosk (format \(found); this version supports \(known)). "
                    + "It is not damaged, and this version does not change it.",
                advice: "Use the newer version of kiosk.")
        case .unreachable(let failure):
            HealthFinding(
                severity: failure.exitCode == 74 ? .disk : .warning, code: "unreachable",
                path: path,
                message: "It cannot be checked: \(failure.message)",
                advice: "Fix this, then run kiosk doctor again.")
        }
    }

    private func absent(
        _ checkup: DatabaseCheckup, _ path: String, _ owner: Owner
    ) -> HealthFinding? {
        if checkup.logSize ?? 0 > 0 {
            return damage(
                "database-gone", path, "It is missing, but its write-ahead log is present.", owner)
        }
        switch owner {
        case .device:
            return HealthFinding(
                severity: .note, code: "no-journal", path: path,
                message:
                    "The device has a folder but no journal: the device was never used, or the journal is "
                    + "missing. kiosk audit finds out which.",
                advice: "kiosk audit")
        case .store, .merchant:
            // Creating a profile creates both databases, the store's before the merchant's.
            return counterpartExists(owner)
                ? damage(
                    "database-gone", path,
                    "It is missing, but the other side's database is present.", owner)
                : nil
        }
    }

    private func counterpartExists(_ owner: Owner) -> Bool {
        if case .store = owner { return FileStatus.size(of: paths.merchant.path) != nil }
        // The merchant's file is created last; a start that was interrupted before that is not damage.
        return paths.ownStore.readableDevices.contains {
            FileStatus.size(of: paths.ownStore.journal(of: $0).path) != nil
        }
    }

    private func damage(
        _ code: String, _ path: String, _ message: String, _ owner: Owner
    ) -> HealthFinding {
        let (risk, advice) = consequences(of: owner)
        return HealthFinding(
            severity: .damage, code: code, path: path, message: "\(message) \(risk)",
            isMoneyAtRisk: true, advice: advice)
    }

    private func consequences(of owner: Owner) -> (risk: String, advice: String) {
        let copy = "Keep a copy (cp -a '\(paths.folder)' COPY). "
        switch owner {
        case .store:
            return (
                "It contains the only record of charges. No purchase can be started.",
                copy + "Restore the whole profile from a backup, or start over: kiosk reset --yes"
            )
        case .merchant:
            return (
                "It contains the wallets. No purchase can be started.",
                copy + "Restore the whole profile from a backup, or start over: kiosk reset --yes"
            )
        case .device(let name):
            return (
                "It contains the device's open purchases. The store and the merchant still have the completed "
                    + "purchases.",
                copy
                    + "Then use another --device, or move the folder of \(name) away and open the shop: "
                    + "unfinished purchases are delivered again."
            )
        }
    }
}
