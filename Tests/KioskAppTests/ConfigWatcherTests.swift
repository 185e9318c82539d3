import Glibc
import KioskTestSupport
import KioskUI
import Testing

@testable import KioskApp

@Suite("Configuration file changes while the shop is open", .timeLimit(.minutes(2)))
struct ConfigWatcherTests {
    /// Follows the config file and passes the messages of the follower to the body.
    private func follow(
        _ settings: Settings,
        _ body: (inout AsyncStream<KioskUI.Message>.AsyncIterator) async throws -> Void
    ) async throws {
        let (messages, told) = AsyncStream<KioskUI.Message>.makeStream()
        let task = Task { await ConfigWatcher(settings).follow { told.yield($0) } }
        var iterator = messages.makeAsyncIterator()
        try await body(&iterator)
        task.cancel()
        await task.value
    }

    private func edit(_ text: String, _ folder: TemporaryFolder) throws {
        try folder.write(text, to: "config/kiosk/next.yaml")
        // Editors save by atomically replacing the old file with the new one.
        let (next, file) = (
            folder.file("config/kiosk/next.yaml"), folder.file("config/kiosk/config.yaml")
        )
        _ = rename(next, file)
    }

    @Test("the interface applies changes immediately and reports settings that need a restart")
    func live() async throws {
        let folder = try TemporaryFolder()
        let settings = try Sources(config: "account: a\n").settings(in: folder)
        try await follow(settings) { told in
            try edit("account: b\ntheme: polar\nkeys: {buy: x}\ntoast-seconds: 9\n", folder)
            guard case .preferences(let wanted) = await told.next() else {
                Issue.record("no preferences came")
                return
            }
            #expect(wanted.theme == "polar" && wanted.toastLifetime == 9000)
            #expect(wanted.keys != .standard)
            let notice =
                "The config file was reloaded. Now in use: theme, keys, toast-seconds. "
                + "Used from the next start: account."
            #expect(await told.next() == .notice(notice))
        }
    }

    @Test("an invalid file changes nothing and its error is reported, until it is corrected")
    func broken() async throws {
        let folder = try TemporaryFolder()
        let settings = try Sources(config: "sort: name\n").settings(in: folder)
        try await follow(settings) { told in
            try edit("sort: name\ntoast-seconds: x\n", folder)
            guard case .backgroundFailure(let text) = await told.next() else {
                Issue.record("no trouble came")
                return
            }
            #expect(text.contains("config.yaml:2:16: toast-seconds “x”"))
            #expect(text.hasSuffix("The previous settings stay in use."))
            try edit("sort: price\n", folder)
            guard case .preferences(let wanted) = await told.next() else {
                Issue.record("no preferences came")
                return
            }
            #expect(wanted.sort == .price)
        }
    }

    @Test("an edit of the pace applies at once, and without its line the steps take no time")
    func pace() async throws {
        let folder = try TemporaryFolder()
        let settings = try Sources(config: "").settings(in: folder)
        try await follow(settings) { told in
            for (text, pace) in [("pace: 1.5s\n", 1500), ("", 0)] as [(String, Int64)] {
                try edit(text, folder)
                guard case .preferences(let wanted) = await told.next() else {
                    Issue.record("no preferences came")
                    return
                }
                #expect(wanted.pace == pace)
                #expect(
                    await told.next() == .notice("The config file was reloaded. Now in use: pace."))
            }
        }
    }

    @Test("a command line option overrides an edited line")
    func option() async throws {
        let folder = try TemporaryFolder()
        let settings = try Sources(flags: ["--theme", "ember"], config: "").settings(in: folder)
        try await follow(settings) { told in
            try edit("theme: polar\nmouse: false\n", folder)
            guard case .preferences(let wanted) = await told.next() else {
                Issue.record("no preferences came")
                return
            }
            #expect(wanted.theme == "ember" && !wanted.isMouseOn)
        }
    }
}
