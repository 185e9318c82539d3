/// `{"kind":"config","path":…,"exists":true}`: where the config file is.
struct ConfigPathJSON: Encodable {
    let kind = "config"
    let path: String
    let exists: Bool
}
