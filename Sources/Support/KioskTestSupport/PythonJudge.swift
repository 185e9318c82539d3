import Dispatch
package import Foundation

/// A program in Python with packages of pinned releases, in an environment of its own: a judge from outside.
package enum PythonJudge {
    /// How it went.
    package enum Outcome: Sendable {
        /// What the program printed.
        case answer(String)
        /// The packages are there, and the program did not end well.
        case silent
        /// There are no packages here, and why.
        case unavailable(String)
    }

    /// Runs a program, which gets the path of a file with its input as its argument.
    ///
    /// Blocks, two minutes at most; call it on a thread of its own.
    ///
    /// - Parameters:
    ///   - packages: Names with releases, such as `name==1.2.3`, from PyPI.
    ///   - folder: A folder for the environment, empty at first; a second run there goes on with the same packages.
    package static func run(
        _ program: String, input: Data, packages: [String], in folder: String
    ) -> Outcome {
        let deadline = DispatchTime.now() + .seconds(120)
        let environment: PythonEnvironment
        do throws(PythonEnvironment.Unavailable) {
            environment = try PythonEnvironment(packages, in: folder, deadline: deadline)
        } catch {
            return .unavailable(error.reason)
        }
        let (script, question) = (folder + "/judge.py", folder + "/question.json")
        guard (try? Data(program.utf8).write(to: URL(fileURLWithPath: script))) != nil,
            (try? input.write(to: URL(fileURLWithPath: question))) != nil,
            let output = ToolOutput.of(
                [environment.python, script, question], deadline: deadline)
        else { return .silent }
        return .answer(output)
    }
}
