import Foundation

/// `wrk`, an HTTP load generator.
enum LoadTool {
    private static let program = "/usr/bin/wrk"

    /// Whether it is installed.
    static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: program) }

    /// Returns the number of responses per second.
    ///
    /// - Throws: ``Failure`` if a response was not successful.
    static func rate(
        _ url: String, headers: [String] = [], connections: Int = 32, seconds: Int = 2
    ) throws -> Double {
        let arguments =
            ["-t1", "-c\(connections)", "-d\(seconds)s"] + headers.flatMap { ["-H", $0] } + [url]
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.standardOutput = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return try rate(in: String(decoding: data, as: UTF8.self))
    }

    private static func rate(in text: String) throws -> Double {
        let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
        if let errorLine = lines.first(where: {
            $0.hasPrefix("Non-2xx") || $0.hasPrefix("Socket err")
        }) {
            throw Failure("wrk: \(errorLine)")
        }
        let word = lines.first { $0.hasPrefix("Requests/sec:") }?.split(separator: " ").last
        guard let rate = word.flatMap({ Double($0) }) else {
            throw Failure("unexpected output of wrk: \(text)")
        }
        return rate
    }
}
