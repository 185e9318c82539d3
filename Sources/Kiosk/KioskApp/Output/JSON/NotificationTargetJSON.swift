import StoreModel

/// The target of notifications, without `url` if none is set: `{"kind":"notification-target","url":…,"retry":…}`
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
