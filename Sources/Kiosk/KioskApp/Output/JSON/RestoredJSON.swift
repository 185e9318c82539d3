/// `{"kind":"restored","count":…,"subscriptions":…}`: the one result of a restore, after the lines of what came back.
struct RestoredJSON: Encodable {
    let kind = "restored"
    let count: Int
    /// How many of these are subscriptions, which come by themselves.
    let subscriptions: Int

    init(count: Int, subscriptions: Int) {
        (self.count, self.subscriptions) = (count, subscriptions)
    }

    private enum CodingKeys: String, CodingKey { case kind, count, subscriptions }
}
