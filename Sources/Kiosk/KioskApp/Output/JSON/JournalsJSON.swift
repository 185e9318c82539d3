/// The journals that the next invariants were checked on, of a store that another process serves:
/// `{"kind":"journals","folder":"shared/…","devices":["phone-1"]}`
struct JournalsJSON: Encodable {
    let kind = "journals"
    /// The folder of the journals, relative to the profile's folder.
    let folder: String
    /// The devices that have a journal there.
    let devices: [String]

    private enum CodingKeys: String, CodingKey {
        case kind, folder, devices
    }
}
