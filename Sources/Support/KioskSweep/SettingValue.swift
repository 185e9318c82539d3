import Foundation

/// Says a line on stdout at once, so that a long run can be watched in a file, too.
func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
