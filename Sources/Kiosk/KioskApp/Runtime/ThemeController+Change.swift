import KioskUI

extension ThemeController {
    /// Changes to the theme with this name if it can be used.
    ///
    /// - Returns: Whether it is active now, and messages for the user.
    mutating func change(to name: String) -> (isWorn: Bool, news: [KioskUI.Message]) {
        do throws(CommandFailure) {
            let trouble = try choose(ThemeChoice(name))
            let news: [KioskUI.Message] = [.themeChanged(name)]
            return (true, news + (trouble.map { [.themeKept($0.message)] } ?? []))
        } catch {
            return (false, [.notice(error.message)])
        }
    }
}
