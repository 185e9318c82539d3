/// What a key does on a screen.
enum Action: Hashable, Sendable {
    case up, down, pageUp, pageDown, first, last
    case open, back, switchPane
    case buy, restore, filter, spend, finish, copy, refresh
    case show(Screen), previous
    case help, theme, mouse, quit, suspend, redraw
}
