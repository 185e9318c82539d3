import ArgumentParser
import KioskTestSupport
import KioskUI
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskApp

@Suite("Commands in read-only mode")
struct ReadOnlyCommandTests {
    /// The commands that only read, or work in a separate world, as complete command lines.
    private static let reading = [
        "shop", "products", "transactions", "library", "receipt 1", "subscriptions", "log",
        "dispute M-1", "audit", "doctor", "report", "replay a.jsonl", "root", "keys", "demo",
        "scenario run a.yaml", "scenario list", "scenario show failure/1",
        "scenario record a.yaml", "scenario schema", "catalog check a.yaml", "theme list",
        "theme preview kiosk-dark", "theme check a.json", "config explain", "sandbox account list",
        "sandbox device list", "sandbox fault list", "sandbox code list", "sandbox key list",
        "sandbox notify list", "sandbox notify url", "sandbox notify listen", "sandbox clock",
        "sandbox family", "sandbox family list", "sandbox product", "sandbox product list",
        "sandbox product gems", "sandbox subscription",
    ]

    /// The commands that change something at the store, the merchant or the device.
    private static let changing = [
        "buy gems", "restore", "redeem X", "finish 1", "spend gems 1", "reset", "serve",
        "subscriptions cancel club", "sandbox approve", "sandbox decline", "sandbox resolve",
        "sandbox unstick", "sandbox buy gems", "sandbox refund 1", "sandbox request-refund 1",
        "sandbox decline-refund 1", "sandbox reverse-refund 1", "sandbox revoke 1",
        "sandbox transaction delete 1", "sandbox grant 1 --reason late",
        "sandbox subscription expire club",
        "sandbox family add bob", "sandbox clock freeze", "sandbox fault add verify 503",
        "sandbox fault clear 1", "sandbox notify url none", "sandbox notify resend",
        "sandbox notify trigger TEST", "sandbox key new", "sandbox key revoke 1",
        "sandbox key secret x", "sandbox code make x --of club",
        "sandbox product gems --price 1",
        "sandbox product --reset", "sandbox account secret --out a", "sandbox account invite",
        "sandbox account join 1", "sandbox account clear-history", "sandbox device reset phone-1",
        "sandbox crash now",
    ]

    private static func command(_ line: String) throws -> any KioskCommand {
        let parsed = try CommandPath.parse(line.split(separator: " ").map(String.init))
        return try #require(parsed as? any KioskCommand, "\(line)")
    }

    @Test("a command that only reads is allowed", arguments: reading)
    func allowed(line: String) throws {
        #expect(try !Self.command(line).changesState)
    }

    @Test(
        "a command that changes something is refused before it opens anything", arguments: changing)
    func refused(line: String) throws {
        let command = try Self.command(line + " --read-only")
        #expect(command.changesState)
        let folder = try TemporaryFolder()
        let context = ProcessContext(environment: ["XDG_STATE_HOME": folder.path])
        let failure = #expect(throws: CommandFailure.self) { try command.settings(in: context) }
        #expect(failure?.exitCode == 77 && failure?.code == "read-only-mode")
        #expect(failure?.message.contains("Nothing was changed or charged.") == true)
    }

    /// The commands without settings, which therefore cannot open a profile.
    private static let standalone = [
        "completions", "config path", "config reference", "config example", "man",
    ]

    @Test("every command is known to change something or not")
    func complete() throws {
        let known = Self.reading + Self.changing + Self.standalone
        for command in try #require(CommandDescription.kiosk()).leaves {
            let words = command.path.split(separator: " ").dropFirst().joined(separator: " ")
            #expect(known.contains { $0 == words || $0.hasPrefix(words + " ") }, "\(words)")
        }
    }

    @Test(
        "the setting comes from an option, a variable or the config file",
        arguments: [
            ([], [:], nil, false), (["--read-only"], [:], nil, true),
            ([], ["KIOSK_READ_ONLY": "true"], nil, true), ([], [:], "read-only: true\n", true),
            (["--no-read-only"], [:], "read-only: true\n", false),
        ] as [([String], [String: String], String?, Bool)])
    func setting(flags: [String], environment: [String: String], config: String?, isOn: Bool) throws
    {
        let sources = Sources(flags: flags, environment: environment, config: config)
        let settings = try sources.settings(in: TemporaryFolder())
        #expect(settings.isReadOnly == isOn)
        #expect(settings.sessionContext(in: nil).isReadOnly == isOn)
    }

    @Test(
        "the shop refuses every command of the interface that changes something",
        arguments: [true, false])
    func shop(isReadOnly: Bool) throws {
        let settings = try Sources(flags: isReadOnly ? ["--read-only"] : []).settings(
            in: TemporaryFolder())
        let controller = ShopController(
            settings, ShopController.Window(size: Size(width: 100, height: 28)),
            on: ShopDependencies(
                now: { Timestamp(milliseconds: 1_800_000_000_000) }, followsFiles: false,
                sessionFactory: ShopSessionFactory { (_, _) async throws(CommandFailure) in
                    throw CommandFailure(69, "closed", "closed")
                }), wake: {})
        var sent: [Command] = []
        controller.onCommand = { sent.append($0) }
        // The entry of the palette that removes a planned crash sends the command without a question.
        for letter in ":crash never" { _ = controller.handle(.key(KeyPress(.character(letter)))) }
        _ = controller.handle(.key(KeyPress(.enter)))
        #expect(sent.contains(where: \.changesState) == !isReadOnly)
        let toast = CanvasText(controller.draw(in: Size(width: 100, height: 28))).words
        #expect(toast.contains("Read only: nothing can be changed here.") == isReadOnly, "\(toast)")
    }
}
