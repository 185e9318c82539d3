extension Settings {
    /// Creates the controller with the configured theme.
    ///
    /// If a theme that was picked in the shop cannot be used, the built-in theme replaces it so that the shop opens.
    /// - Throws: ``CommandFailure`` with exit code 65 if a theme from any other source cannot be used.
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
