import ArgumentParser
import FoundationEssentials

/// The command `kiosk completions`: prints a shell script that completes commands, options and names.
struct CompletionsCommand: StandaloneCommand {
    static let configuration = CommandConfiguration(
        commandName: "completions",
        abstract: "Print a shell completion script.",
        discussion: """
            The script completes commands, options, product IDs, themes, accounts, devices and outcomes. It reads them \
            from the current profile without opening it.

            EXAMPLES
              kiosk completions bash > ~/.local/share/bash-completion/completions/kiosk
              kiosk completions zsh > ~/.zfunc/_kiosk
              kiosk completions fish > ~/.config/fish/completions/kiosk.fish
            """)

    @Argument(help: ArgumentHelp("bash, zsh or fish.", valueName: "shell"))
    var shell: Shell

    @OptionGroup var options: GlobalOptions

    /// The supported shells.
    enum Shell: String, CaseIterable, ExpressibleByArgument {
        case bash, zsh, fish
    }

    func run(in context: ProcessContext) {
        guard let kind = CompletionShell(rawValue: shell.rawValue) else { return }
        // The script contains no untrusted text; SafeText's replacement of tabs and its length limit would break it.
        let script = Root.completionScript(for: kind)
        context.sink.write((shell == .fish ? Self.withCursor(script) : script) + "\n")
    }

    /// Adds a fallback for the cursor position: without a command line that is being edited, as in `complete -C`, fish
    /// reports no cursor, and the end of the word is used.
    private static func withCursor(_ script: String) -> String {
        script.replacing("(__kiosk_tokens -tC)", with: "(__kiosk_cursor)") + """


            function __kiosk_cursor
                commandline -tC 2>/dev/null
                or string length -- (commandline -ct)
            end
            """
    }
}
