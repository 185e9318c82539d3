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
                        "It is not valid, so the profile has forgotten its catalog and account settings; "
                        + "purchases are not affected.",
                    advice: "Specify them once: kiosk --catalog FILE --account NAME")
            ]
        }
        guard let catalog = memory.catalog, FileStatus.size(of: catalog) == nil else { return [] }
        return [
            DoctorFinding(
                severity: .warning, code: "catalog-gone", path: "profile.json",
                message:
                    "The profile remembers the catalog \(catalog), which does not exist. Nothing can be "
                    + "sold from it; existing purchases are not affected.",
                advice:
                    "Use another catalog with kiosk --catalog FILE, or the built-in one with --catalog demo."
            )
        ]
    }
}
