/// A side whose files an audit could not read, because they are elsewhere:
/// `{"kind":"left-out","side":"merchant","devices":["phone-1"]}`
struct LeftOutJSON: Encodable {
    let kind = "left-out"
    /// The side: merchant or store.
    let side: String
    /// The devices for which that side was not audited.
    let devices: [String]

    private enum CodingKeys: String, CodingKey {
        case kind, side, devices
    }
}
