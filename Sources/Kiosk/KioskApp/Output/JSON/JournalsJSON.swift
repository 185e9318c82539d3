/// `{"kind":"journals","folder":"shared/…","devices":["phone-1"]}`: of which journals the next promises are, where the
/// store is served elsewhere.
struct JournalsJSON: Encodable {
    let kind = "journals"
    /// From the profile's folder.
    let folder: String
    /// The devices that have a journal there.
    let devices: [String]

    private enum CodingKeys: String, CodingKey {
        case kind, folder, devices
    }
}
