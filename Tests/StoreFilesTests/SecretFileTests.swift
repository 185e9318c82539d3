import KioskTestSupport
import StoreFiles
import Testing

@Suite("A file with a secret")
struct SecretFileTests {
    @Test("a new secret is 64 digits in lower case, and every later use returns it")
    func fresh() throws {
        let folder = try TemporaryFolder()
        let secret = try SecretFile.readOrCreate(folder.file("secret"))
        #expect(secret.utf8.count == 64 && secret == secret.lowercased())
        #expect(try SecretFile.readOrCreate(folder.file("secret")) == secret)
        #expect(try SecretFile.read(folder.file("secret")) == secret)
        #expect(try SecretFile.read(folder.file("other")) == nil)
    }

    @Test(
        "other contents are refused",
        arguments: [
            "", String(repeating: "a", count: 63), String(repeating: "g", count: 64),
            "\u{FF11}" + String(repeating: "1", count: 61),
            "\u{FF21}" + String(repeating: "a", count: 61),
        ])
    func refused(text: String) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(text, to: "secret")
        #expect(throws: FileFailure.self) { _ = try SecretFile.read(path) }
        #expect(throws: FileFailure.self) { _ = try SecretFile.readOrCreate(path) }
    }

    @Test("digits in either case are accepted", arguments: ["a", "A"])
    func accepted(digit: String) throws {
        let folder = try TemporaryFolder()
        let secret = String(repeating: digit, count: 64)
        let path = try folder.write(secret + "\n", to: "secret")
        #expect(try SecretFile.read(path) == secret)
    }
}
