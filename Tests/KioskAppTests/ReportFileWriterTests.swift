import KioskTestSupport
import Testing

@testable import KioskApp

@Suite("The files of a report") struct ReportFileWriterTests {
    @Test("a folder that cannot be created is named with the reason of that")
    func folder() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("", to: "file") + "/reports"
        let failure = #expect(throws: CommandFailure.self) {
            try ReportFileWriter.createFolder(path)
        }
        #expect(failure?.exitCode == 74)
        // Which of them it is depends on the version of Foundation.
        let messages = ["Not a directory", "File exists"].map { reason in
            "\(path) cannot be written: \(reason)."
        }
        #expect(messages.contains(failure?.message ?? ""), "\(failure?.message ?? "")")
    }
}
