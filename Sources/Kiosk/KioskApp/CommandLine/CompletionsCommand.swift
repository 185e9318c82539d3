import ArgumentParser
import FoundationEssentials

/// Makes a shell complete commands, options, products, themes, accounts and devices.
struct CompletionsCommand: StandaloneCommand {
    static let configuration = CommandConfiguration(
        commandName: "completions",
        abstract: "Print a script that lets your shell complete kiosk's words.",
        discussion: """
            It completes commands and options, and also product ids, themes, accounts, devices and outcomes: those of \
            the profile at hand, without opening it.

            EXAMPLES
              kiosk completions bash > ~/.local/share/bash-completion/completions/kiosk
              kiosk completions zsh > ~/.zfunc/_kiosk
              kiosk completions fish > ~/.config/fish/completions/kiosk.fish
            """)

    @Argument(help: ArgumentHelp("bash, zsh or fish.", valueName: "shell"))
    var shell: Shell

    @OptionGroup var options: GlobalOptions

    /// The shells there are scripts for.
    enum Shell: String, CaseIterable, ExpressibleByArgument {
        case bash, zsh, fish
    }

    func run(in context: ProcessContext) {
        guard let kind = CompletionShell(rawValue: shell.rawValue) else { return }
        // Made of our own words only, and a tab or a length that is made safe for people would break it.
        let script = Root.completionScript(for: kind)
        context.sink.write((shell == .fish ? Self.withCursor(script) : script) + "\n")
    }

    /// Where fish completes no line that is being typed, as for `complete -C`, no cursor stands in it: then it is at the
    /// end of the word.
    private static func withCursor(_ script: String) -> String {
        script.replacing("(__kiosk_tokens -tC)", with: "(__kiosk_cursor)") + """


            function __kiosk_cursor
                commandline -tC 2>/dev/null
                or string length -- (commandline -ct)
            end
            """
    }
}
