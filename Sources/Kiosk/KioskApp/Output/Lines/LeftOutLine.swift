/// `{"kind":"left-out","side":"merchant","devices":["phone-1"]}`: what an audit had no files of.
struct LeftOutLine: Encodable {
    let kind = "left-out"
    /// Whose files: merchant or store.
    let side: String
    /// The devices of which that side was not looked at.
    let devices: [String]

    private enum CodingKeys: String, CodingKey {
        case kind, side, devices
    }
}

/// `{"kind":"journals","folder":"shared/…","devices":["phone-1"]}`: of which journals the next promises are, where the
/// store is served elsewhere.
struct JournalsLine: Encodable {
    let kind = "journals"
    /// From the profile's folder.
    let folder: String
    /// The devices that have a journal there.
    let devices: [String]

    private enum CodingKeys: String, CodingKey {
        case kind, folder, devices
    }
}
