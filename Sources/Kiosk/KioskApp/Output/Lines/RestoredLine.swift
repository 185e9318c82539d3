/// `{"kind":"restored","count":…}`: the one result of a restore, after the lines of what came back.
struct RestoredLine: Encodable {
    let kind = "restored"
    let count: Int

    init(count: Int) {
        self.count = count
    }

    private enum CodingKeys: String, CodingKey { case kind, count }
}
