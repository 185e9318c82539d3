import ArgumentParser

/// The options of commands that show the interface. Each one has a `KIOSK_` variable and a line in the config file.
struct InterfaceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The screen to begin with: last, or a screen's name.", valueName: "screen"),
        completion: .setting(.firstScreen))
    var firstScreen: String?

    @Option(
        help: ArgumentHelp("The order of the products: type, name or price.", valueName: "order"),
        completion: .setting(.sort))
    var sort: String?

    @Option(
        help: ArgumentHelp("Signs and lines: auto, unicode or ascii.", valueName: "set"),
        completion: .setting(.glyphs))
    var glyphs: String?

    @Option(
        help: ArgumentHelp("Colours: auto, never, 8, 16, 256 or rgb.", valueName: "number"),
        completion: .setting(.color))
    var color: String?

    @Flag(inversion: .prefixedNo, help: "Take the mouse, or leave it to the terminal.")
    var mouse: Bool?

    @Flag(inversion: .prefixedNo, help: "Nothing moves or flashes by itself.")
    var reducedMotion: Bool?

    @Flag(inversion: .prefixedNo, help: "Show the demo shop's invented sponsor.")
    var sponsor: Bool?

    @Option(help: ArgumentHelp("How long news stays on the screen, 1 to 60.", valueName: "seconds"))
    var toastSeconds: String?

    @Option(
        help: ArgumentHelp(
            "How long Esc waits for the rest of a sequence, 5 to 1000.", valueName: "milliseconds"))
    var escDelay: String?

    @Flag(
        name: [.customLong("accessible"), .customLong("plain")],
        help: "A dialogue in lines instead of the full screen, for screen readers, too.")
    var accessible = false

    /// The values of the options that were given.
    var said: [SettingKey: String] {
        var said: [SettingKey: String] = [:]
        said[.firstScreen] = firstScreen
        said[.sort] = sort
        said[.glyphs] = glyphs
        said[.color] = color
        said[.mouse] = mouse.map { "\($0)" }
        said[.reducedMotion] = reducedMotion.map { "\($0)" }
        said[.sponsor] = sponsor.map { "\($0)" }
        said[.toastSeconds] = toastSeconds
        said[.escDelay] = escDelay
        said[.accessible] = accessible ? "true" : nil
        return said
    }
}
