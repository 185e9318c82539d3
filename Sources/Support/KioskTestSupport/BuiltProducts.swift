import Foundation

/// What the build that holds the running tests made.
package enum BuiltProducts {
    /// The folder of the test executable: SwiftPM puts every product of a build there.
    package static var folder: String {
        URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path
    }

    /// The program itself.
    package static var kiosk: String { folder + "/kiosk" }

    /// The library that makes system calls fail; see `FaultShim`.
    package static var faultShim: String { folder + "/libFaultShim.so" }
}
