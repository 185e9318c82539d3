import ArgumentParser
import Glibc
import PurchaseCore
import PurchaseEngine
import StoreAPI
import StoreModel

/// The command `kiosk shop`: a full screen on a terminal, a dialogue on a line terminal, a listing in a pipe.
struct ShopCommand: CrashingCommand {
    static let configuration = CommandConfiguration(
        "shop", "Open the shop; in a pipe, list the products and pending purchases.",
        discussion: """
            On a terminal without cursor control (TERM=dumb), or with --accessible, the shop is a dialogue: you type \
            buy, restore, library and so on, and confirm each purchase. This also suits screen readers.

            EXAMPLES
              kiosk
              kiosk shop --accessible
              kiosk shop --record demo.cast
              kiosk --account alice --device tablet --storefront JPN --locale ja
            """)
    @OptionGroup var options: GlobalOptions
    var changesState: Bool { false }
    @OptionGroup var screen: InterfaceOptions

    var interface: InterfaceOptions? { screen }

    @Option(
        help: ArgumentHelp(
            "Record the screen to a new asciicast v2 file, for asciinema and web pages.",
            valueName: "file"), completion: .file())
    var record: String?
    @Option(
        help: ArgumentHelp(
            "Kill this process at a point of the next purchase, such as “before verify”; "
                + "see kiosk buy --help.", valueName: "point"))
    var crash: String?

    /// An option of earlier versions, which names its replacement.
    @Option(help: .hidden)
    var script: String?

    /// Whether preferences chosen in the shop apply: not to JSON, so that programs read the same language every day.
    var usesSavedPreferences: Bool { !options.json }

    /// Whether the command uses the full screen of a terminal, unless the user asks for lines.
    var opensScreen: Bool { !options.json && script == nil }

    func run(_ settings: Settings) async throws -> Int32 {
        guard script == nil else {
            throw CommandFailure.usage(
                "--script was removed: write its keys as press steps of a scenario, as “kiosk help scripting” shows, "
                    + "and run it with kiosk scenario run FILE.")
        }
        guard record == nil else {
            throw CommandFailure.usage(
                "--record requires a terminal; kiosk scenario run FILE --record FILE.cast records without one."
            )
        }
        let isConversation =
            settings.interface.isAccessible
            || settings.process.isTyped && settings.output.sink.isTerminal
        if isConversation, !settings.output.isJSON {
            try await LineModeShop.run(settings)
            return 0
        }
        settings.noteUnusableTheme()
        let backend = try await BackendSession.open(settings)
        let session = try await DeviceSession.drivingOrReading(backend)
        return try await session.whileDriving { session in
            await session.waitUntilIdle(atMost: 5000)
            return try await list(session)
        }
    }

    private func list(_ session: DeviceSession) async throws -> Int32 {
        let report = session.backend.printer
        let snapshot = await session.engine.snapshot()
        report.printContext()
        if let connectionFailure = session.backend.connectionFailure {
            let last = session.backend.lastCatalog()
            let failure =
                last.map { report.offline($0, connectionFailure, owned: snapshot) }
                ?? connectionFailure
            report.out.text("")
            await session.showTransactions(limit: 10)
            throw failure
        }
        report.products(try await session.products(), owned: snapshot)
        report.out.text("")
        await session.showTransactions(limit: 10)
        report.out.text("")
        report.out.text("Buy with: kiosk buy ID    All commands: kiosk --help")
        return 0
    }
}

extension DeviceSession {
    /// Returns all products, in the customer's language.
    func products() async throws(ServiceFailure) -> ProductsReply {
        try await engine.products(
            nil, locale: backend.settings.textLocale(for: backend.settings.locale))
    }
}
