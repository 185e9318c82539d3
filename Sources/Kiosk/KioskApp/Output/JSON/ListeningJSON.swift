/// `{"kind":"listening","url":…}`: where notifications are received.
struct ListeningJSON: Encodable {
    let kind = "listening"
    let url: String

    private enum CodingKeys: String, CodingKey { case kind, url }
}
