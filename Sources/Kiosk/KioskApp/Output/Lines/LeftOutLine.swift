/// `{"kind":"left-out","side":"merchant","devices":["phone-1"]}`: what an audit had no files of.
struct LeftOutLine: Encodable {
    let kind = "left-out"
    let side = "merchant"
    /// The devices whose merchant is a server of the team.
    let devices: [String]

    private enum CodingKeys: String, CodingKey {
        case kind, side, devices
    }
}
