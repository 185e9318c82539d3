import Foundation
import KioskFaults
import KioskTestSupport

/// Tests the real program with kills and simulated power failures; not part of the tests.
///
///     swift build -c release && .build/release/KioskSweep kill|shared|power|all --help
@main
enum KioskSweep {
    static func main() async {
        let words = Array(CommandLine.arguments.dropFirst())
        if words.contains("--help") {
            printLine(SweepOptions.usage)
            exit(0)
        }
        do {
            let options = try SweepOptions(words)
            // Files are kept in memory, since the sweep and not the disk decides what is durable.
            if getenv("TMPDIR") == nil, FileManager.default.fileExists(atPath: "/dev/shm") {
                setenv("TMPDIR", "/dev/shm", 1)
            }
            var isClean = true
            for part in options.parts { isClean = try await part.run(options) && isClean }
            exit(isClean ? 0 : 1)
        } catch let error as SweepOptions.UsageError {
            FileHandle.standardError.write(Data((error.message + "\n").utf8))
            exit(64)
        } catch {
            FileHandle.standardError.write(Data("KioskSweep: \(error)\n".utf8))
            exit(70)
        }
    }
}
