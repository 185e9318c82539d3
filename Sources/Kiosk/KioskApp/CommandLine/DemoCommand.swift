import ArgumentParser
import DemoCatalog
import KioskScenario
import KioskUI
import SandboxCatalog
import StoreModel
import StoreText
import TerminalDriver
import TerminalGraphics

/// The command `kiosk demo`: on a terminal a screen to step through, elsewhere a transcript.
struct DemoCommand: FullScreenCommand {
    static let configuration = CommandConfiguration(
        "demo", "Demonstrate product types, or the effect of crashes on purchase code.",
        discussion: """
            “kiosk demo” compares a consumable with a non-consumable: both are bought, bought again, spent, looked up \
            on a second device, restored and refunded. “kiosk demo stages” runs four common designs of purchase \
            code, and kiosk’s own, kills each of them at the same points, and shows what happened to the customer’s \
            purchase. The demo runs in separate worlds, each with its own store, merchant and devices; your profile \
            is not used. In a pipe, with --plain or on a terminal without cursor control, the demo is printed as text.

            EXAMPLES
              kiosk demo
              kiosk demo stages
              kiosk demo --pace 3s
              kiosk demo > demo.txt
              kiosk demo stages --json
            """)

    /// The demo to show.
    enum Part: String, CaseIterable, ExpressibleByArgument {
        /// The demo of two product types.
        case types
        /// The demo of five designs of purchase code.
        case stages

        /// Returns the screen that is displayed while the demo is played.
        func loadingScreen(_ state: SlideshowState) -> LoadingScreen {
            switch self {
            case .types: DemoSlideshow.loadingScreen(state)
            case .stages: CrashMatrixSlideshow.loadingScreen(state)
            }
        }

        /// Plays the demo and returns its slideshow.
        func slideshow(of stage: DemoRunner, _ state: SlideshowState) throws(CommandFailure)
            -> any Slideshow
        {
            switch self {
            case .types: DemoSlideshow(try stage.columns(), state)
            case .stages: CrashMatrixSlideshow(try stage.matrix(), state)
            }
        }
    }

    @Argument(help: "types or stages; by default types.")
    var part = Part.types
    @OptionGroup var options: GlobalOptions
    var changesState: Bool { false }
    @OptionGroup var screen: InterfaceOptions

    var interface: InterfaceOptions? { screen }

    var usesSavedPreferences: Bool { !options.json }

    /// Whether the command uses the full screen of a terminal, unless the user asks for lines.
    var opensScreen: Bool { !options.json }

    /// Runs the demo on this thread's terminal until the user leaves.
    func runOnScreen(
        _ settings: Settings, _ capabilities: TerminalCapabilities
    ) throws -> ScreenExitReason {
        hintUnsupportedLanguage(settings)
        let pace = settings.resolved.pace?.milliseconds
        let glyphs = capabilities.glyphs
        // The size is a placeholder: the window is measured before the first frame.
        let state = SlideshowState(
            size: Size(width: 80, height: 24), glyphs: glyphs, locale: settings.locale,
            stepDuration: pace)
        let part = part
        let stage = DemoRunner(locale: settings.locale, glyphs: glyphs)
        let ending = try SlideshowProgram.run(
            settings, capabilities, loadingScreen: part.loadingScreen(state), autoplays: pace != nil
        ) { () throws(CommandFailure) in try part.slideshow(of: stage, state) }
        return switch ending {
        case .quit, .crash: .code(0)
        case .signal(let signal): .signal(signal)
        }
    }

    func run(_ settings: Settings) async throws -> Int32 {
        hintUnsupportedLanguage(settings)
        let glyphs = settings.interface.glyphs ?? (settings.output.isASCII ? .ascii : .unicode)
        let stage = DemoRunner(locale: settings.locale, glyphs: glyphs)
        switch part {
        case .types: try printTranscript(stage, types: settings.output)
        case .stages: try printTranscript(stage, stages: settings.output)
        }
        return 0
    }

    /// Prints a hint if the interface does not support the requested language and uses another one.
    private func hintUnsupportedLanguage(_ settings: Settings) {
        guard settings.resolved.explicitValue(.locale) != nil else { return }
        let spoken = LocalizedTexts(locale: settings.locale).language
        guard spoken != LocalizedTexts.pseudoLocale, spoken.language != settings.locale.language
        else {
            return
        }
        let names = LocalizedTexts.languages.map(\.identifier).joined(separator: ", ")
        settings.output.hint(
            "kiosk is not available in \(settings.locale.identifier); it uses \(spoken.identifier). "
                + "Available languages: \(names).")
    }

    private func printTranscript(_ stage: DemoRunner, types out: Output) throws(CommandFailure) {
        let columns = try stage.columns()
        let transcript = DemoTranscript(columns, glyphs: stage.glyphs, locale: stage.locale)
        for index in columns.first?.steps.indices ?? 0..<0 {
            for column in columns { out.json(.demoStep(column, index, transcript)) }
        }
        for line in transcript.lines { out.paragraph(line) }
    }

    private func printTranscript(_ stage: DemoRunner, stages out: Output) throws(CommandFailure) {
        let matrix = try stage.matrix()
        let transcript = CrashMatrixTranscript(matrix, glyphs: stage.glyphs, locale: stage.locale)
        for point in StagePoint.allCases {
            for design in CrashDesign.allCases {
                if let cell = matrix[design, point] { out.json(.stageCell(cell, transcript)) }
            }
        }
        for line in transcript.lines { out.paragraph(line) }
    }
}

/// Plays the demos with products of the built-in catalog, each time in new worlds.
struct DemoRunner {
    /// The user's language.
    let locale: LocaleID
    /// The characters that the terminal can display.
    let glyphs: GlyphSet

    /// The consumable that the demos buy repeatedly; with the non-consumable it forms the two columns, in this order.
    private static let gems: ProductID = "com.example.dragonmarket.gems.60"
    private static let products = [gems, "com.example.dragonmarket.removeads"]

    /// Returns the columns of the product type demo.
    ///
    /// - Throws: ``CommandFailure`` with exit code 74 if a world cannot be created.
    func columns() throws(CommandFailure) -> [DemoColumn] {
        let catalog = try catalog()
        return try played {
            try Self.products.enumerated().map { index, id in
                try DemoPlayer.column(of: id, in: catalog, locale: textLocale, seed: UInt64(index))
            }
        }
    }

    /// Returns the matrix of the design demo.
    ///
    /// - Throws: ``CommandFailure`` with exit code 74 if a world cannot be created.
    func matrix() throws(CommandFailure) -> CrashMatrix {
        let catalog = try catalog()
        return try played { try StagePlayer.matrix(of: Self.gems, in: catalog, locale: textLocale) }
    }

    /// The language of the texts; the fallback language if the terminal displays ASCII only.
    private var textLocale: LocaleID { glyphs == .ascii ? .fallback : locale }

    private func played<Value>(_ play: () throws -> Value) throws(CommandFailure) -> Value {
        do {
            return try play()
        } catch {
            throw CommandFailure(
                74, "demo",
                "Cannot create a world for the demo: \(ScenarioErrorText.message(error))")
        }
    }

    private func catalog() throws(CommandFailure) -> Catalog {
        do throws(CatalogError) {
            return try CatalogLoader.load(
                bytes: Array(DemoCatalog.yaml.utf8), fileName: "demo catalog", bundleID: nil
            ).catalog
        } catch {
            throw CommandFailure(error, isRemembered: false)
        }
    }
}
