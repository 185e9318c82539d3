import Foundation
import KioskTestSupport
import Testing

/// Replacements of the remembered catalog of a shared store, at a start without an answer from the store.
@Suite("Attacks on a remembered catalog", .timeLimit(.minutes(5)))
struct RememberedCatalogAttacks {
    /// What replaces the remembered catalog.
    enum Trap: CaseIterable, Sendable {
        case garbage, wrongCount, huge, pipe, folder, link

        func set(at path: String, _ whole: Data) throws {
            let manager = FileManager.default
            try manager.removeItem(atPath: path)
            let url = URL(filePath: path)
            switch self {
            case .garbage: try Data((0..<4096).map { UInt8($0 % 251) }).write(to: url)
            case .wrongCount:
                var bytes = whole
                // Lengths near the largest number must not overflow a sum.
                for position in stride(from: 0, to: bytes.count, by: 4) {
                    bytes[position] = 0xFF
                }
                try bytes.write(to: url)
            case .huge:
                try whole.write(to: url)
                try FileHandle(forWritingTo: url).truncate(atOffset: 1 << 40)
            case .pipe: try #require(mkfifo(path, 0o600) == 0)
            case .folder:
                try manager.createDirectory(atPath: path, withIntermediateDirectories: false)
            case .link:
                try manager.createSymbolicLink(atPath: path, withDestinationPath: "/dev/zero")
            }
        }
    }

    @Test(
        "E2, E10: whatever replaces it, the start reports the catalog as unknown and shows what is owned, within 20 seconds",
        arguments: Trap.allCases)
    func trap(_ trap: Trap) async throws {
        let (offline, backend) = try await Self.offline.value()
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(
            atPath: offline.file("kiosk"), toPath: folder.file("kiosk"))
        let names = FileManager.default.enumerator(atPath: folder.path)?
            .compactMap { $0 as? String }
        let name = try #require(names?.first { $0.contains("/catalogs/") })
        let path = folder.path + "/" + name
        try trap.set(at: path, try Data(contentsOf: URL(filePath: path)))
        let products = try await KioskRun.of(
            ["products", "--json"] + backend, in: folder, limit: 20)
        #expect(products.status == 69)
        #expect(products.objects.count == 1, "\(products.output)")
        let library = try await KioskRun.of(
            ["library", "--json"] + backend, in: folder, limit: 20)
        #expect(library.status == 0)
        #expect(library.output.contains("removeads"))
    }

    /// The folder of a device that bought at a store that has ended, and the options for that store.
    private static let offline = SharedValue {
        let (shared, folder) = (try TemporaryFolder(), try TemporaryFolder())
        let server = try await KioskServerProcess(in: shared)
        let backend = ["--backend", server.url]
        let bought = try await KioskRun.of(["buy", "removeads"] + backend, in: folder)
        #expect(bought.status == 0, "\(bought.errors)")
        _ = try await server.stop()
        return (folder, backend)
    }
}
