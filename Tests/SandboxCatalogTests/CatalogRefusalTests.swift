import Foundation
import SandboxCatalog
import StoreModel
import Testing
import TextParsing

@Suite("Refused catalogs")
struct CatalogRefusalTests {
    @Test(
        "broken JSON is refused with line and column",
        arguments: [
            ("{\n  \"products\" : [\n", 3, 1), ("{\"products\" : [1,]}", 1, 18),
            ("{\n\t\"products\" [] }", 2, 13), ("{ products: [] }", 1, 3),
            ("{\"products\": \"a\nb\"}", 1, 16), ("{\"products\": \"\\x\"}", 1, 15),
            ("{\"products\": \"\\ud800\"}", 1, 21), ("{\"products\": 01}", 1, 16),
            ("{\"products\": 1.}", 1, 16), ("{\"products\": nul}", 1, 14),
            ("{\"products\": []} {}", 1, 18), ("{\"products\": [] // list\n}", 1, 17),
            ("{\"é\": x}", 1, 7), ("{\"products\": \"", 1, 15), ("{\"products\": -}", 1, 15),
            ("{\"products\": \"\\u12\"}", 1, 19), ("{\"products\": 1e}", 1, 16), ("{", 1, 2),
        ])
    func json(_ text: String, _ line: Int, _ column: Int) throws {
        let refusal = try #require(CatalogFixture.refusal(text))
        #expect(refusal.kind == .notJSON)
        #expect(
            refusal.position == SourcePosition(line: line, column: column), "\(refusal)")
    }

    @Test("the description has the form that editors can jump to")
    func description() throws {
        let refusal = try #require(CatalogFixture.refusal("{\n]"))
        #expect("\(refusal)" == "Fixture.storekit:2:1: expected a name in quotes")
    }

    @Test(
        "any other outermost value is refused",
        arguments: ["[]", "[{\"products\": []}]", "\"text\"", "42", "- a\n- b", "<html></html>"])
    func root(_ text: String) throws {
        #expect(CatalogFixture.refusal(text)?.kind == .rootNotObject)
    }

    @Test(
        "an object without any list of products is refused",
        arguments: ["{}", "{\"version\": {\"major\": 4}}", "app: {name: Game}", "dark: true"])
    func lists(_ text: String) throws {
        #expect(CatalogFixture.refusal(text)?.kind == .noProductLists)
    }

    @Test("an empty file is refused", arguments: ["", " ", "\n\r\n\t", "\u{FEFF}", "\u{FEFF}\n"])
    func empty(_ text: String) throws {
        #expect(CatalogFixture.refusal(text)?.kind == .empty)
    }

    @Test("bytes that are not UTF-8 are refused with their position")
    func encoding() throws {
        let broken = Array("{\n \"é\": \"".utf8) + [0xFF] + Array("\"}".utf8)
        let refusal = try #require(CatalogFixture.refusal(bytes: broken))
        #expect(refusal.kind == .notUTF8)
        #expect(refusal.position == SourcePosition(line: 2, column: 8))
        let utf16: [UInt8] = [0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00]
        #expect(CatalogFixture.refusal(bytes: utf16)?.kind == .notUTF8)
    }

    @Test("git's conflict markers are reported, in both formats")
    func conflict() throws {
        let json = "{\n\"products\": [\n<<<<<<< HEAD\n]\n=======\n>>>>>>> branch\n}"
        let yaml = "storefront: USA\nproducts:\n<<<<<<< HEAD\n=======\n>>>>>>> branch\n"
        for text in [json, yaml] {
            let refusal = try #require(CatalogFixture.refusal(text))
            #expect(refusal.kind == .unmerged)
            #expect(refusal.position?.line == 3)
            #expect(refusal.message.contains("git"))
        }
    }

    @Test("64 levels are read and 65 are refused", arguments: [("{", "}"), ("[", "]")])
    func depth(_ open: String, _ close: String) throws {
        func nested(_ levels: Int) -> String {
            let inner =
                open == "["
                ? String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
                : String(repeating: "{\"a\":", count: levels) + "1"
                    + String(repeating: "}", count: levels)
            return "{\"products\": [], \"x\": \(inner)}"
        }
        #expect(CatalogFixture.refusal(nested(63)) == nil)
        #expect(CatalogFixture.refusal(nested(64))?.kind == .notJSON)
        #expect(CatalogFixture.refusal(nested(100_000))?.message.contains("64 levels") == true)
    }

    @Test("more than 16 MiB are refused")
    func size() throws {
        let bytes = [UInt8](repeating: 0x20, count: CatalogLoader.sizeLimit + 1)
        #expect(CatalogFixture.refusal(bytes: bytes)?.kind == .tooLarge)
    }

    @Test(
        "an unreadable file is refused, and a device does not block",
        arguments: ["/nonexistent/Products.storekit", "/", "/dev/null", "/dev/zero"])
    func unreadable(_ path: String) throws {
        let error = #expect(throws: CatalogError.self) { try CatalogLoader.load(path: path) }
        #expect(error?.kind == .unreadable)
        #expect(error?.fileName == path)
    }

    @Test(
        "a folder named like a catalog is refused with advice, and a link to a catalog is read")
    func folders() throws {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appendingPathComponent("kiosk-\(UUID().uuidString)")
        defer { try? files.removeItem(at: folder) }
        let shell = folder.appendingPathComponent("Example.storekit")
        try files.createDirectory(at: shell, withIntermediateDirectories: true)
        let file = shell.appendingPathComponent("Configuration.storekit")
        try Data(CatalogFixture.file().utf8).write(to: file)
        let link = folder.appendingPathComponent("Link.storekit")
        try files.createSymbolicLink(at: link, withDestinationURL: file)
        #expect(try CatalogLoader.load(path: link.path).catalog.products.count == 1)
        do throws(CatalogError) {
            _ = try CatalogLoader.load(path: shell.path)
            Issue.record("a folder was read")
        } catch {
            #expect(error.message == "this is a folder; use the path of the file in it")
        }
    }

    @Test(
        "a name that occurs twice in one mapping is refused at its second position",
        arguments: [
            ("products:\n  - id: a\n    type: b\n    id: c\n", "4:5"),
            ("app: {name: a}\nlocale: en\n\"app\" : {}\n", "3:1"),
            ("products:\n  - id: a\n    app: b\napp: {}\n'app': {}\n", "5:1"),
            ("app: {name: a, name: b}\n", "1:16"),
        ])
    func twice(_ text: String, _ position: String) throws {
        let refusal = try #require(CatalogFixture.refusal(text))
        #expect(refusal.message.contains("occurs twice in one mapping, first in line"))
        #expect(refusal.position?.description == position)
    }

    @Test(
        "tags and keys that are lists or mappings are refused in YAML",
        arguments: [
            ("products: !!seq []\n", "1:11", "tags are not supported"),
            ("app: {name: !!str 3}\n", "1:13", "tags are not supported"),
            ("app: {name: ! x}\n", "1:13", "tags are not supported"),
            ("# a\n[a]: 1\n", "2:1", "a name must be text, not a list or mapping"),
            ("app:\n  ? {a: b}\n  : 1\n", "2:5", "a name must be text, not a list or mapping"),
        ])
    func tags(_ text: String, _ position: String, _ message: String) throws {
        let refusal = try #require(CatalogFixture.refusal(text))
        #expect(refusal.kind == .notYAML)
        #expect(refusal.message == message)
        #expect(refusal.position?.description == position)
    }
}
