import Foundation

/// The products of the build that contains the running tests.
package enum BuiltProducts {
    /// The folder of the test executable, in which SwiftPM places all products of a build.
    package static var folder: String {
        URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path
    }

    /// The path of the program.
    package static var kiosk: String { folder + "/kiosk" }

    /// The path of the library that makes system calls fail; see `FaultShim`.
    package static var faultShim: String { folder + "/libFaultShim.so" }
}
