import Foundation
import Glibc
import KioskTestSupport
import StoreModel
import SwiftASN1
import Testing

@testable import StoreSigning

@Suite("The authority's folder")
struct AuthorityFolderTests {
    let temporary: TemporaryFolder
    var folder: String { temporary.path + "/authority" }
    var file: String { folder + "/authority.pem" }

    init() throws {
        temporary = try TemporaryFolder()
    }

    private func mode(_ path: String) throws -> mode_t {
        var status = stat()
        try #require(lstat(path, &status) == 0)
        return status.st_mode & 0o7777
    }

    private func failure(_ folder: String) -> AuthorityError? {
        do throws(AuthorityError) {
            _ = try SandboxAuthority.openOrCreate(folder: folder)
            return nil
        } catch {
            return error
        }
    }

    private var isUnsafe: Bool {
        if case .unsafe = failure(folder) { true } else { false }
    }

    @Test("the folder is 0700, its only file 0600, also below folders that were missing")
    func modes() throws {
        let deep = temporary.path + "/a/b/authority/"
        #expect(throws: AuthorityError.missing(path: deep + "authority.pem")) {
            try SandboxAuthority.openOrCreate(folder: deep, mayCreate: false)
        }
        #expect(!FileManager.default.fileExists(atPath: deep))
        _ = try SandboxAuthority.openOrCreate(folder: deep)
        #expect(try mode(temporary.path + "/a") == 0o700)
        #expect(try mode(temporary.path + "/a/b/authority") == 0o700)
        #expect(try mode(temporary.path + "/a/b/authority/authority.pem") == 0o600)
        let names = try FileManager.default.contentsOfDirectory(atPath: deep)
        #expect(names == ["authority.pem"])
    }

    @Test("a reopened authority is the same one and can sign")
    func reopened() throws {
        let first = try SandboxAuthority.openOrCreate(folder: folder)
        let second = try SandboxAuthority.openOrCreate(folder: folder)
        #expect(first.rootDER == second.rootDER)
        let verifier = try JWSVerifier(rootDER: first.rootDER)
        #expect(refusal(of: try second.signer.sign(Samples.transaction()), by: verifier) == nil)
    }

    @Test("concurrent creators end with the same root")
    func concurrent() async throws {
        let folder = folder
        let roots = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    try await runOnNewThread {
                        try SandboxAuthority.openOrCreate(folder: folder).rootFingerprint
                    }
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(roots.count == 8)
        #expect(Set(roots).count == 1)
    }

    @Test(
        "a file that others may read is refused, and its mode is not changed",
        arguments: [0o644, 0o640, 0o604, 0o700, 0o4600])
    func fileModes(mode: mode_t) throws {
        _ = try SandboxAuthority.openOrCreate(folder: folder)
        try #require(chmod(file, mode) == 0)
        #expect(isUnsafe)
        #expect(try self.mode(file) == mode)
    }

    @Test("a file that its owner can only read is used, and its mode is not changed")
    func readOnlyFile() throws {
        let root = try SandboxAuthority.openOrCreate(folder: folder).rootFingerprint
        try #require(chmod(file, 0o400) == 0)
        #expect(try SandboxAuthority.openOrCreate(folder: folder).rootFingerprint == root)
        #expect(try mode(file) == 0o400)
    }

    @Test("a folder that others may enter is refused", arguments: [0o755, 0o750, 0o701])
    func folderModes(mode: mode_t) throws {
        _ = try SandboxAuthority.openOrCreate(folder: folder)
        try #require(chmod(folder, mode) == 0)
        #expect(isUnsafe)
    }

    @Test(
        "links, second names, pipes, and a folder in place of a file are refused")
    func kinds() throws {
        let real = temporary.path + "/real"
        _ = try SandboxAuthority.openOrCreate(folder: real)
        try #require(symlink(real, folder) == 0)
        #expect(isUnsafe)
        try #require(unlink(folder) == 0)
        try #require(mkdir(folder, 0o700) == 0)
        try #require(symlink(real + "/authority.pem", file) == 0)
        #expect(isUnsafe)
        try #require(unlink(file) == 0)
        try #require(link(real + "/authority.pem", file) == 0)
        #expect(isUnsafe)
        try #require(unlink(file) == 0)
        try #require(mkfifo(file, 0o600) == 0)
        #expect(isUnsafe)
        try #require(unlink(file) == 0)
        try #require(mkdir(file, 0o600) == 0)
        #expect(isUnsafe)
    }

    @Test("a plain file in place of the folder is refused")
    func fileForFolder() throws {
        try Data("x".utf8).write(to: URL(fileURLWithPath: folder))
        #expect(isUnsafe)
    }

    @Test("a damaged file is refused and left unchanged")
    func damaged() throws {
        _ = try SandboxAuthority.openOrCreate(folder: folder)
        let text = try String(contentsOfFile: file, encoding: .utf8)
        let other = try SandboxAuthority.newFileText()
        let half = text.components(separatedBy: "-----BEGIN PRIVATE KEY")[0]
        let foreignKey = try #require(other.components(separatedBy: "-----BEGIN PRIVATE KEY").last)
        for content in [
            "", "garbage", half, half + "-----BEGIN PRIVATE KEY" + foreignKey, text + text,
        ] {
            try Data(content.utf8).write(to: URL(fileURLWithPath: file))
            #expect(failure(folder) == .damaged(path: file))
            #expect(try String(contentsOfFile: file, encoding: .utf8) == content)
        }
        try Data(repeating: 0x41, count: 100_000).write(to: URL(fileURLWithPath: file))
        #expect(failure(folder) == .damaged(path: file))
    }

    @Test("a leftover of a creator that died does not prevent opening")
    func leftover() throws {
        try #require(mkdir(folder, 0o700) == 0)
        try Data("half".utf8).write(to: URL(fileURLWithPath: file + ".new"))
        #expect(failure(folder) == nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["authority.pem"])
    }

    @Test("a folder that cannot be created is a system error")
    func notPossible() throws {
        try Data("x".utf8).write(to: URL(fileURLWithPath: temporary.path + "/file"))
        let path = temporary.path + "/file/authority"
        #expect(failure(path) == .io(path: path, code: ENOTDIR))
        #expect(failure("") != nil)
    }

    @Test("no text form of an authority or its signer contains the key")
    func secret() throws {
        let file = try SandboxAuthority.newFileText()
        let authority = try #require(SandboxAuthority(fileText: file))
        var texts = ["\(authority)", "\(authority.signer)", authority.rootPEM]
        texts += [String(reflecting: authority), String(reflecting: authority.signer)]
        for value in [authority, authority.signer] as [Any] {
            var dumped = ""
            dump(value, to: &dumped)
            texts.append(dumped)
        }
        let key = try #require(PEMDocument.parseMultiple(pemString: file).last)
        let secret = Base64.standard.encode(key.derBytes.suffix(60))
        for text in texts {
            #expect(!text.contains("PRIVATE"))
            #expect(!text.contains(secret.prefix(20)))
            #expect(!text.contains("derBytes"))
        }
    }

    @Test("the root is offered as DER, PEM and base64, with its fingerprint")
    func root() throws {
        let authority = try SandboxAuthority.make()
        #expect(authority.rootPEM.hasPrefix("-----BEGIN CERTIFICATE-----\n"))
        #expect(authority.rootPEM.hasSuffix("\n-----END CERTIFICATE-----\n"))
        #expect(Base64.standard.decode(authority.rootBase64.utf8) == authority.rootDER)
        #expect(authority.rootFingerprint == Fingerprint.sha256Hex(authority.rootDER))
    }
}
