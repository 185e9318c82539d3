import Foundation
import KioskFaults
import KioskTestSupport

/// Kills the real program, and takes its power away, over and over; not part of the tests.
///
///     swift build -c release && .build/release/KioskSweep kill|random|power|all
@main
enum KioskSweep {
    static func main() async {
        do {
            let options = try SweepOptions(Array(CommandLine.arguments.dropFirst()))
            // Files in memory: what a sync is worth is decided here, not by the disk.
            if getenv("TMPDIR") == nil, FileManager.default.fileExists(atPath: "/dev/shm") {
                setenv("TMPDIR", "/dev/shm", 1)
            }
            var isClean = true
            for part in options.parts { isClean = try await part.run(options) && isClean }
            exit(isClean ? 0 : 1)
        } catch let error as SweepOptions.Misuse {
            FileHandle.standardError.write(Data((error.message + "\n").utf8))
            exit(64)
        } catch {
            FileHandle.standardError.write(Data("KioskSweep: \(error)\n".utf8))
            exit(70)
        }
    }
}
