import Foundation

/// Prints a line to stdout without buffering, so that a long run can also be watched in a file.
func printLine(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
