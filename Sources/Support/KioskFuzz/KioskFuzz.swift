import CLibFuzzer
import Foundation
import KioskTestSupport

/// Fuzzes the parts of the program that process untrusted bytes; not part of the tests.
///
/// Built with libFuzzer (see the article), it searches for failures; built normally, it runs the inputs of files and
/// folders again.
@main
enum KioskFuzz {
    nonisolated(unsafe) private static var target: (any FuzzTarget)?

    static func main() {
        // Files are kept in memory, since durability is tested elsewhere.
        if getenv("TMPDIR") == nil, FileManager.default.fileExists(atPath: "/dev/shm") {
            setenv("TMPDIR", "/dev/shm", 1)
        }
        do {
            let line = try FuzzOptions(Array(CommandLine.arguments.dropFirst()))
            target = line.target
            try line.prepare()
            guard let code = search(line.arguments) else { return try line.replay() }
            exit(code)
        } catch {
            say("\(error)")
            exit(error is FuzzOptions.Misuse ? 64 : 1)
        }
    }

    /// Searches with libFuzzer; nil if the program was linked without it.
    private static func search(_ words: [String]) -> Int32? {
        let arguments = ([CommandLine.arguments.first ?? "KioskFuzz"] + words).map { strdup($0) }
        var count = Int32(arguments.count)
        var list = arguments + [nil]
        return list.withUnsafeMutableBufferPointer { buffer in
            var start = buffer.baseAddress
            let code = kiosk_fuzz(&count, &start) { bytes, count in
                KioskFuzz.look(at: Array(UnsafeBufferPointer(start: bytes, count: count)))
                return 0
            }
            return code < 0 ? nil : code
        }
    }

    /// Runs one input, and aborts the process on a violation, which libFuzzer detects.
    private static func look(at input: [UInt8]) {
        do {
            try target?.run(input)
        } catch {
            say("BROKEN: \(error)")
            abort()
        }
    }

    static func say(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}
