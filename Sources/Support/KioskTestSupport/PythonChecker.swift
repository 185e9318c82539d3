package import Foundation

/// A program in Python that checks a result independently of kiosk's own code.
package enum PythonChecker {
    /// The error for a failed program.
    package struct Failed: Error {
        /// The contents of stderr.
        let errors: String
    }

    /// Runs a program in the ``PythonEnvironment`` and returns its output.
    ///
    /// - Parameter input: Written to a file, whose path is the program's argument.
    /// - Throws: ``PythonEnvironment/Unavailable`` or ``Failed``.
    package static func run(_ program: String, input: Data) async throws -> String {
        let environment = try await PythonEnvironment.value()
        let folder = try TemporaryFolder()
        let inputPath = folder.file("question.json")
        try input.write(to: URL(filePath: inputPath))
        let run = try await KioskRun.of(
            [try folder.write(program, to: "judge.py"), inputPath],
            program: environment.interpreter,
            in: folder)
        guard run.status == 0 else { throw Failed(errors: run.errors) }
        return run.output
    }
}
