import Foundation
import KioskTestSupport
import Testing

@testable import KioskApp

@Suite("Merchant token")
struct MerchantTokenTests {
    private func failure(_ text: String, mode: Int) throws -> CommandFailure? {
        let folder = try TemporaryFolder()
        let path = try folder.write(text, to: "merchant.token")
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        let settings = try Sources(flags: ["--merchant-token-file", path]).settings(in: folder)
        do throws(CommandFailure) {
            let token = try settings.merchantToken()
            #expect(token != nil)
            return nil
        } catch {
            return error
        }
    }

    @Test("the token is read from a file that only its owner can read", arguments: [0o600, 0o400])
    func owner(mode: Int) throws {
        #expect(try failure("s3cret\n", mode: mode) == nil)
    }

    @Test("a token file that others can read is rejected with an instruction")
    func others() throws {
        for mode in [0o644, 0o640, 0o602] {
            let failure = try #require(try failure("s3cret\n", mode: mode))
            #expect(failure.exitCode == 65 && failure.message.contains("chmod 600"))
        }
    }

    @Test("an error never contains the token")
    func untold() throws {
        let failure = try #require(try failure("s3cret of ours\n", mode: 0o600))
        #expect(failure.exitCode == 65 && !failure.message.contains("s3cret"))
    }

    @Test("the token is nil without a configured file, and a missing file is reported")
    func none() throws {
        let folder = try TemporaryFolder()
        #expect(try Sources().settings(in: folder).merchantToken() == nil)
        let settings = try Sources(config: "merchant-token-file: \(folder.file("none"))\n")
            .settings(in: folder)
        #expect(throws: CommandFailure.self) { try settings.merchantToken() }
    }
}
