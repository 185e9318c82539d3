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
        let venv = folder + "/venv"
        if let reason = prepare(venv, packages, deadline: deadline) { return .unavailable(reason) }
        let (script, question) = (folder + "/judge.py", folder + "/question.json")
        guard (try? Data(program.utf8).write(to: URL(fileURLWithPath: script))) != nil,
            (try? input.write(to: URL(fileURLWithPath: question))) != nil,
            let output = Command.output(
                [venv + "/bin/python", script, question], deadline: deadline)
        else { return .silent }
        return .answer(output)
    }

    /// Why there is no environment with the packages; nil once there is.
    private static func prepare(
        _ venv: String, _ packages: [String], deadline: DispatchTime
    ) -> String? {
        let mark = venv + "/kiosk-ready"
        if FileManager.default.fileExists(atPath: mark) { return nil }
        guard Command.output(["python3", "-m", "venv", venv], deadline: deadline) != nil else {
            return "python3 with venv cannot be had"
        }
        let install =
            [
                venv + "/bin/pip", "install", "-q", "--disable-pip-version-check", "--retries", "1",
                "--timeout", "15",
            ] + packages
        guard Command.output(install, deadline: deadline) != nil else {
            return "\(packages.joined(separator: ", ")) cannot be had from PyPI"
        }
        FileManager.default.createFile(atPath: mark, contents: nil)
        return nil
    }
}
