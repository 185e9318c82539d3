import ArgumentParser
import TerminalGraphics

/// The command `kiosk man`: prints a manual page.
struct ManCommand: StandaloneCommand {
    static let configuration = CommandConfiguration(
        commandName: "man", abstract: "Print a manual page: kiosk(1) or kiosk-config(5).",
        discussion: """
            EXAMPLES
              kiosk man | man -l -
              kiosk man kiosk-config | man -l -
              kiosk man > ~/.local/share/man/man1/kiosk.1
            """)

    @Argument(help: ArgumentHelp("kiosk or kiosk-config.", valueName: "page"))
    var page = Manual.Name.kiosk

    @Option(help: ArgumentHelp("roff or md.", valueName: "format"))
    var format = Format.roff

    @OptionGroup var options: GlobalOptions

    /// The output format of the page.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case roff, md
    }

    func run(in context: ProcessContext) throws {
        guard let page = Manual.page(page) else {
            throw CommandFailure(74, "manual", "The manual cannot be made. See kiosk --help.")
        }
        let lines = format == .roff ? page.roff : page.markdown
        for line in lines {
            context.sink.write(SafeText(untrusted: line, limit: 20_000).string + "\n")
        }
    }
}
