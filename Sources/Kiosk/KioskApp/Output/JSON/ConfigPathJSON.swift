/// The path of the config file: `{"kind":"config","path":…,"exists":true}`
struct ConfigPathJSON: Encodable {
    let kind = "config"
    let path: String
    let exists: Bool
}
