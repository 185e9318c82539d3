import ArgumentParser
import TerminalGraphics

/// The command `kiosk man`: prints a manual page.
struct ManCommand: StandaloneCommand {
    static let configuration = CommandConfiguration(
        commandName: "man", abstract: "Print a manual page, in roff or Markdown.",
        discussion: """
            EXAMPLES
              kiosk man | man -l -
              kiosk man kiosk-scenario | man -l -      # also: man scenarios
              kiosk man > ~/.local/share/man/man1/kiosk.1
            """)

    @Argument(
        help: ArgumentHelp(
            "kiosk, a topic of “kiosk help topics”, or the name of its page.", valueName: "page"),
        completion: .list(Manual.names))
    var page = "kiosk"

    @Option(help: ArgumentHelp("roff or md.", valueName: "format"))
    var format = Format.roff

    @OptionGroup var options: GlobalOptions

    /// The output format of the page.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case roff, md
    }

    func run(in context: ProcessContext) throws {
        guard let page = Manual.page(page) else {
            let near = Spelling.nearest(to: page, in: Manual.names).map { " Did you mean “\($0)”?" }
            throw CommandFailure.usage(
                "There is no manual page “\(page.prefix(80))”.\(near ?? "")"
                    + " “kiosk help topics” lists the topics.")
        }
        let lines = format == .roff ? page.roff : page.markdown
        for line in lines {
            context.sink.write(SafeText(untrusted: line, limit: 20_000).string + "\n")
        }
    }
}
