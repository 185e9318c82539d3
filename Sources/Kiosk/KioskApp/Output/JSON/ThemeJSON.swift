import TerminalGraphics

/// One theme that can be named.
struct ThemeJSON: Encodable {
    let name: String
    /// `dark` or `light`; nil where the file is broken.
    let variant: String?
    /// `built-in` or `file`.
    let source: String
    let path: String?
    let inUse: Bool
    /// Why the file can not be used.
    let error: String?

    init(_ entry: ThemeLocator.Entry, in themes: ThemeLocator, isInUse: Bool) {
        name = entry.name
        path = entry.path
        source = entry.path == nil ? "built-in" : "file"
        inUse = isInUse
        do throws(CommandFailure) {
            variant = try themes.theme(entry.path ?? entry.name).variant.rawValue
            error = nil
        } catch {
            variant = nil
            self.error = error.message
        }
    }
}
