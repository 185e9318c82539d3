import FoundationEssentials
import Glibc
import StoreFiles

/// A folder of a world's own, that is gone with it; in memory where the system has such a place.
final class ScenarioFolder: Sendable {
    /// Where it is.
    let path: String

    /// Makes one.
    ///
    /// - Throws: `FileFailure` where no folder can be made.
    init() throws(FileFailure) {
        let parent = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : TemporaryPlace.path
        var template = Array((parent + "/kiosk-scenario-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else {
            throw FileFailure.io(path: parent, detail: String(cString: strerror(errno)))
        }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Something in it.
    func file(_ name: String) -> String { path + "/" + name }
}

private enum TemporaryPlace {
    static var path: String {
        let said = getenv("TMPDIR").map { String(cString: $0) } ?? ""
        return said.isEmpty ? "/tmp" : said
    }
}
