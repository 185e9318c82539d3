import CommandTestSupport
import Foundation
import KioskFaults
import KioskTestSupport
import Testing

/// Tests that an invalid catalog is rejected immediately with its name and position, and that nothing is
/// written.
@Suite("Invalid catalog files")
struct CatalogFileTests {
    /// Something unusable at the path of a catalog.
    struct Bad: Sendable, CustomTestStringConvertible {
        let name: String
        /// A part of the message that follows the file's name.
        let says: String
        let make: @Sendable (String) throws -> Void

        var testDescription: String { name }

        static func text(_ text: String, _ name: String, says: String) -> Bad {
            Bad(name: name, says: says) { try Data(text.utf8).write(to: URL(filePath: $0)) }
        }
    }

    private static let all = [
        Bad(name: "missing", says: ": the catalog cannot be read") { _ in },
        Bad(name: "folder", says: ": this is a folder; use the path of the file in it") { path in
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: false)
        },
        Bad(name: "pipe", says: ": this is not a catalog file") { #expect(mkfifo($0, 0o600) == 0) },
        Bad(name: "socket", says: ": the catalog cannot be read") { try makeSocket($0) },
        Bad(name: "link to itself", says: ": the catalog cannot be read") { path in
            try FileManager.default.createSymbolicLink(
                atPath: path, withDestinationPath: path)
        },
        Bad(name: "garbage", says: ":1:") { path in
            try Data((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 151 &+ 200) })
                .write(to: URL(filePath: path))
        },
        .text("", "empty", says: ": the file is empty"),
        .text(" \n\t\n", "blank", says: ": the file is empty"),
        .text("{\"products\": [\n  {\"productID\": \"a\",\n", "cut JSON", says: ":3:1: "),
        .text("{\"products\": [}", "wrong JSON", says: ":1:15: "),
        .text("[1, 2]", "a list", says: ":"),
        .text("products: [\n  {id: a", "cut YAML", says: ":3:1:"),
        .text("just words\n", "words", says: ":"),
        .text("{}", "an empty object", says: ":"),
        .text(
            String(repeating: "[", count: 100_000), "a hundred thousand brackets", says: ":1:"),
    ]

    @Test(
        "an invalid catalog file is rejected with its name, its position and exit code 65",
        arguments: all)
    func refused(_ bad: Bad) async throws {
        let profile = try Profile()
        let file = profile.folder.file("catalog")
        try bad.make(file)
        let plain = try await profile.runInProcess(["products", "--catalog", file])
        #expect(plain.status == 65, "\(plain.errors)")
        #expect(plain.output.isEmpty && plain.errors.contains(file + bad.says), "\(plain.errors)")
        #expect(plain.errors.utf8.count < 1000)

        let json = try await profile.runInProcess(
            ["buy", "gems.60", "--json", "--catalog", file])
        #expect(json.status == 65 && json.failure?.charged == "no", "\(json.output)")
        #expect(json.failure?.message.contains(file + bad.says) == true, "\(json.output)")

        let check = try await profile.runInProcess(["catalog", "check", file, "--json"])
        #expect(check.status == 65 && check.objects.first?["status"] as? String == "refused")
        #expect(!FileManager.default.fileExists(atPath: profile.backend))
    }

    private static func makeSocket(_ path: String) throws {
        let socket = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(socket) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let fits = withUnsafeMutableBytes(of: &address.sun_path) { room in
            if room.count > path.utf8.count { room.copyBytes(from: path.utf8) }
            return room.count > path.utf8.count
        }
        try #require(fits)
        let bound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        try #require(bound == 0)
    }
}
