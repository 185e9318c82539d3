/// `{"kind":"health","healthy":…}`: whether a profile's files are as they should be.
struct HealthJSON: Encodable {
    let kind = "health"
    let healthy: Bool
}
