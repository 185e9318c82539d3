import KioskUI

extension ThemeController {
    /// Changes to the theme of a name, where that can be.
    ///
    /// - Returns: Whether it is worn now, and what the person is to be told.
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
