import StoreFiles

/// Checks that the saved state of the profile can be read and that its catalog exists.
struct ProfileStateCheck {
    let folder: String

    func findings() -> [DoctorFinding] {
        guard let memory = SavedProfileState.read(folder) else {
            return [
                DoctorFinding(
                    severity: .warning, code: "memory-unreadable", path: "profile.json",
                    message:
                        "It cannot be understood, so the profile has forgotten its catalog and account; "
                        + "no purchase is touched by that.",
                    advice: "Say them once: kiosk --catalog FILE --account NAME")
            ]
        }
        guard let catalog = memory.catalog, FileStatus.size(of: catalog) == nil else { return [] }
        return [
            DoctorFinding(
                severity: .warning, code: "catalog-gone", path: "profile.json",
                message:
                    "The profile remembers the catalog \(catalog), which is not there. Nothing can be "
                    + "sold from it; what was bought is not touched by that.",
                advice: "kiosk --catalog FILE names another one, --catalog demo the built-in one.")
        ]
    }
}
