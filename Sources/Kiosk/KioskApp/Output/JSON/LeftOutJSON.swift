/// `{"kind":"left-out","side":"merchant","devices":["phone-1"]}`: what an audit had no files of.
struct LeftOutJSON: Encodable {
    let kind = "left-out"
    /// Whose files: merchant or store.
    let side: String
    /// The devices of which that side was not looked at.
    let devices: [String]

    private enum CodingKeys: String, CodingKey {
        case kind, side, devices
    }
}
