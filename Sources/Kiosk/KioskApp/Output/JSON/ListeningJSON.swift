/// The URL at which notifications are received: `{"kind":"listening","url":…}`
struct ListeningJSON: Encodable {
    let kind = "listening"
    let url: String

    private enum CodingKeys: String, CodingKey { case kind, url }
}
