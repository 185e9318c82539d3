import TerminalGraphics

/// An available theme.
struct ThemeJSON: Encodable {
    let name: String
    /// `dark` or `light`; nil if the file cannot be used.
    let variant: String?
    /// `built-in` or `file`.
    let source: String
    let path: String?
    let inUse: Bool
    /// The reason why the file cannot be used.
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
