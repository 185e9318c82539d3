import Foundation
import KioskTestSupport

/// The options of the command line.
struct FuzzOptions {
    /// The error for invalid arguments.
    struct Misuse: Error, CustomStringConvertible {
        let description: String
    }

    /// The fuzzed target.
    let target: any FuzzTarget
    private let files: [String]
    private let options: [String]
    private let dictionary: TemporaryFolder

    static let usage = """
        usage: KioskFuzz \(FuzzTargets.names.joined(separator: "|")) FILE|FOLDER... [libFuzzer's options]

        A folder contains inputs, and libFuzzer adds more; an empty folder is filled with seeds.
        A file is a single input to run again.
        """

    init(_ words: [String]) throws {
        guard let name = words.first, let target = try FuzzTargets.named(name) else {
            throw Misuse(description: Self.usage)
        }
        self.target = target
        files = words.dropFirst().filter { !$0.hasPrefix("-") }
        options = words.dropFirst().filter { $0.hasPrefix("-") }
        guard !files.isEmpty else { throw Misuse(description: Self.usage) }
        dictionary = try TemporaryFolder()
    }

    /// The arguments for libFuzzer.
    var arguments: [String] { files + options + ["-dict=\(dictionary.file("words"))"] }

    /// Writes the words of the target as a dictionary for libFuzzer, and the seeds to an empty folder.
    func prepare() throws {
        let lines = target.words.enumerated().map { place, word in
            "w\(place)=\"\(word.map { String(format: "\\x%02X", $0) }.joined())\"\n"
        }
        try dictionary.write(lines.joined(), to: "words")
        guard let folder = files.first, Self.isFolder(folder),
            try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty
        else { return }
        for (place, seed) in target.seeds.enumerated() {
            try Data(seed).write(to: URL(filePath: "\(folder)/seed-\(place)"))
        }
    }

    /// Runs the inputs of all files once.
    ///
    /// - Throws: ``FuzzFailure`` with the name of the file.
    func replay() throws {
        let all = try files.flatMap { path in
            guard Self.isFolder(path) else { return [path] }
            return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
                .map { "\(path)/\($0)" }
        }
        for path in all {
            do {
                try target.run(Array(try Data(contentsOf: URL(filePath: path))))
            } catch let broken as FuzzFailure {
                throw FuzzFailure("\(path): \(broken)")
            }
        }
        try target.end()
        print("\(all.count) inputs without a failure")
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && isFolder.boolValue
    }
}
