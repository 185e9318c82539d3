import StoreModel

/// `{"kind":"notification-target","url":…,"retry":…}`: where notifications go; no url for nowhere.
struct NotificationTargetJSON: Encodable {
    let kind = "notification-target"
    let url: String?
    let retry: String?

    init(_ target: NotificationTarget?) {
        url = target?.url
        retry = target?.retry.rawValue
    }

    private enum CodingKeys: String, CodingKey { case kind, url, retry }
}
