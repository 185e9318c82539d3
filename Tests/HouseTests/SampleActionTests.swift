import Testing

@Suite("Files of a sandbox action")
struct SampleActionTests {
    @Test(
        "the number of source files of a sandbox action stays within its limit",
        arguments: [
            ("a change of a subscription", ["failrenewals", "fail-renewals"], 6),
            ("a change of an account", ["clearhistory", "clear-history"], 7),
            ("a purchase outside of the app", ["buyoutside", "buy-outside"], 12),
        ])
    func files(_ action: String, _ names: [String], limit: Int) throws {
        let files = try Repository.swiftFiles().filter { file in
            let text = file.text.lowercased()
            return !file.path.hasPrefix("Support/") && names.contains { text.contains($0) }
        }
        #expect(files.count > 3, "\(action) has other names: change the test")
        #expect(
            files.count <= limit,
            "\(action) is in \(files.map(\.path)): derive it from its row, see CONTRIBUTING")
    }
}
