import Glibc
import KioskLives

/// The command line program of the simulation.
@main
struct KioskSim {
    static func main() {
        guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
            print(Options.usage)
            exit(64)
        }
        if options.printsLife {
            print(RandomScenario(seed: options.seeds.lowerBound).yaml)
            exit(0)
        }
        let isClean =
            options.isExhaustive
            ? SearchCommand(options: options).run()
            : RandomScenariosCommand(options.seeds, jobs: options.jobs).run()
        exit(isClean ? 0 : 1)
    }
}
