/// The folder that was removed, or null: `{"kind":"reset","removed":…}`
struct ResetJSON: Encodable {
    let kind = "reset"
    let removed: String?

    init(removed: String?) {
        self.removed = removed
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(kind, forKey: .kind)
        try container.encode(removed, forKey: .removed)
    }

    private enum CodingKeys: String, CodingKey { case kind, removed }
}
