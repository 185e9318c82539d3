import StoreFiles
import StoreSigning

/// Checks the key with which the store signs transactions.
struct KeyCheck {
    let places: ProfilePaths

    func findings() -> [DoctorFinding] {
        let isFounded = FileStatus.size(of: places.store.path) != nil
        guard FileStatus.size(of: places.key) != nil else {
            return isFounded ? [missing] : []
        }
        do throws(AuthorityError) {
            _ = try SandboxAuthority.openOrCreate(folder: places.authority, mayCreate: false)
            return []
        } catch {
            return [refused(error)]
        }
    }

    private var path: String { places.relative(places.key) }

    private var missing: DoctorFinding {
        DoctorFinding(
            severity: .damage, code: "key-missing", path: path,
            message:
                "The signing key is missing, but the store has signed with it. Nothing can be sold or "
                + "verified, and nothing is charged.", isMoneyAtRisk: false, advice: advice)
    }

    private func refused(_ error: AuthorityError) -> DoctorFinding {
        let code =
            switch error {
            case .unsafe: "key-unsafe"
            case .damaged: "key-damaged"
            case .missing: "key-missing"
            case .io, .notIssued: "key-unreachable"
            }
        return DoctorFinding(
            severity: error.exitCode == 74 ? .disk : .damage, code: code, path: path,
            message: error.message, advice: advice)
    }

    private var advice: String {
        "Restore the file from a backup, with mode 600. Without a backup, use another --profile, or start over: "
            + "kiosk reset --yes"
    }
}
