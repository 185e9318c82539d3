/// Whether a profile's files are healthy: `{"kind":"health","healthy":…}`
struct HealthJSON: Encodable {
    let kind = "health"
    let healthy: Bool
}
