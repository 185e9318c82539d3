import Glibc

/// The command of the simulation.
@main
struct KioskSim {
    static func main() throws {
        guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
            print(Options.usage)
            exit(64)
        }
        let isClean =
            options.isExhaustive
            ? SearchCommand(options: options).run() : try SeedsCommand(options).run()
        exit(isClean ? 0 : 1)
    }
}
