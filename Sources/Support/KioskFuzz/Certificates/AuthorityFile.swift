import Foundation
import KioskTestSupport
import StoreModel
import StoreSigning

/// The sandbox's key file, opened after changes to its content.
struct AuthorityFile: Sendable {
    private let folder: TemporaryFolder
    private let genuine: [UInt8]
    private var path: String { folder.file("authority/authority.pem") }

    /// Creates a genuine file.
    init() throws {
        folder = try TemporaryFolder()
        _ = try SandboxAuthority.openOrCreate(folder: folder.file("authority"))
        genuine = Array(try Data(contentsOf: URL(filePath: folder.file("authority/authority.pem"))))
    }

    /// Opens the file with changes; an authority that opens must create signatures that its own root verifies.
    func check(_ edits: Edits, _ feed: inout FuzzedDataProvider) throws {
        let text = edits.applied(to: genuine, by: &feed)
        try write(text)
        let authority: SandboxAuthority
        do throws(AuthorityError) {
            authority = try SandboxAuthority.openOrCreate(
                folder: folder.file("authority"), mayCreate: false)
        } catch {
            guard case .damaged = error else {
                throw FuzzFailure("The file is refused with \(error).")
            }
            return try require(text != genuine, "A genuine file is refused.")
        }
        let verdict = Verdict(
            nonce: "n", transactionID: "1", intentID: nil, decision: .accepted,
            signedDate: Timestamp(milliseconds: TokenKind.now))
        let read = try JWSVerifier(rootDER: authority.rootDER).verifyVerdict(
            try authority.signer.sign(verdict), nonce: "n", transactionID: "1",
            now: Timestamp(milliseconds: TokenKind.now))
        try require(read == verdict, "An authority does not verify its own signatures.")
    }

    private func write(_ text: [UInt8]) throws {
        let handle = try FileHandle(forWritingTo: URL(filePath: path))
        try handle.truncate(atOffset: 0)
        try handle.write(contentsOf: Data(text))
        try handle.close()
    }
}
