/// The reference of a setting: `{"kind":"option","name":"sort","default":"type",…}`
struct SettingReferenceJSON: Encodable {
    let kind = "option"
    let name: String
    let values: String
    let usual: String
    let description: String
    let live: Bool
    let variable: String?

    private enum CodingKeys: String, CodingKey {
        case kind, name, values, usual = "default", description, live, variable
    }

    init(_ option: SettingOption) {
        name = option.key.rawValue
        values = option.kind.word
        usual = option.usual
        description = option.sentence
        live = option.isLive
        variable = option.key.variable
    }
}
