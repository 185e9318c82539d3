import Foundation
import KioskTestSupport

/// Measures perceptible performance on this machine in one run; not part of the tests.
///
///     KIOSK_EXTRAS=1 swift run -c release KioskBenchmarks [TOPIC…|all] [--json]
///
/// The flags of the build affect the results: with `--static-swift-stdlib` the program starts several milliseconds
/// faster and uses less memory.
@main
enum KioskBenchmarks {
    static func main() async {
        let words = Array(CommandLine.arguments.dropFirst())
        let names = words.filter { $0 != "--json" }
        guard let topics = Topic.named(names) else {
            write("usage: KioskBenchmarks [\(Topic.allNames)|all] [--json]\n", to: .standardError)
            exit(64)
        }
        // The measured programs use the machine's disk.
        setenv("TMPDIR", FileManager.default.temporaryDirectory.path, 0)
        let report = FigurePrinter(isJSON: words.contains("--json"))
        var isComplete = true
        for topic in topics {
            do {
                report.print(try await topic.figures(), of: topic)
            } catch {
                write("\(topic.rawValue): \(error)\n", to: .standardError)
                isComplete = false
            }
        }
        exit(isComplete ? 0 : 74)
    }

    private static func write(_ text: String, to file: FileHandle) {
        file.write(Data(text.utf8))
    }
}
