/// The result of a restore, after the lines of what was restored: `{"kind":"restored","count":…,"subscriptions":…}`
struct RestoredJSON: Encodable {
    let kind = "restored"
    let count: Int
    /// How many of these are subscriptions, which devices receive without a restore, too.
    let subscriptions: Int

    init(count: Int, subscriptions: Int) {
        (self.count, self.subscriptions) = (count, subscriptions)
    }

    private enum CodingKeys: String, CodingKey { case kind, count, subscriptions }
}
