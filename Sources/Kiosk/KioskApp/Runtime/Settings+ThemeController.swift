extension Settings {
    /// The theme to begin with.
    ///
    /// One that was picked in the shop and is no longer there is no reason not to open.
    /// - Throws: ``CommandFailure`` with exit code 65 for one that was asked for.
    func wardrobe(
        in themes: ThemeLocator, hasDarkBackground: Bool?
    ) throws(CommandFailure) -> ThemeController {
        do throws(CommandFailure) {
            return try ThemeController(
                ThemeChoice(theme), in: themes, hasDarkBackground: hasDarkBackground)
        } catch {
            switch said.saying(.theme)?.place {
            case .picked:
                return try ThemeController(
                    .builtIn, in: themes, hasDarkBackground: hasDarkBackground)
            case .file(let path, let line, let column):
                let place = "\(path):\(line):\(column): "
                throw CommandFailure(error.exitCode, error.code, place + error.message)
            default: throw error
            }
        }
    }
}
