import Foundation
import KioskTestSupport
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics
import Testing

@testable import KioskApp
@testable import KioskUI

/// Drives a shop like a user: presses keys and waits for the contents of the screen.
///
/// Each wait ends as soon as its condition holds; the limit only stops a broken shop. The interface uses the
/// test's clock, which advances by a second at each key, so that a dialog's guard against early keys never
/// applies.
final class InterfaceDriver {
    let controller: ShopController
    /// Retains the folder as long as the shop is used.
    private let home: CustomerFixture
    private let watch: OutputMonitor
    private let wakes: AsyncStream<Void>
    private let bell: AsyncStream<Void>.Continuation
    private(set) var asked: [TerminalCommand] = []
    /// The size of the window.
    private let size: Size

    private final class OutputMonitor {
        var now: Timestamp
        init(_ now: Timestamp) { self.now = now }
    }

    init(
        _ settings: Settings, in home: CustomerFixture,
        at now: Timestamp = Timestamp(milliseconds: 1_800_000_000_000),
        size: Size = Size(width: 110, height: 36),
        opening: @escaping ShopSessionFactory.Opening
    ) {
        (self.home, self.size) = (home, size)
        let (wakes, bell) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let watch = OutputMonitor(now)
        (self.wakes, self.bell, self.watch) = (wakes, bell, watch)
        controller = ShopController(
            settings, ShopController.Window(size: size, zone: "UTC"),
            on: ShopDependencies(
                now: { watch.now }, sessionFactory: ShopSessionFactory(openBackend: opening)),
            wake: { bell.yield() })
    }

    // MARK: Reading the screen

    /// The current rows of the screen.
    var screen: String {
        let canvas = controller.draw(in: size)
        asked += controller.drawn()
        let text = CanvasText(canvas).description
        return text.components(separatedBy: "\nroles\n").first ?? text
    }

    /// The words on the screen in reading order, without frames, and with each run of white space as one space.
    var words: String {
        screen.split { $0.isWhitespace || ("\u{2500}"..."\u{257F}").contains($0) }
            .joined(separator: " ")
    }

    /// Waits until the screen contains all of the texts.
    func waitForText(_ texts: String..., location: SourceLocation = #_sourceLocation) async throws {
        try await sees("\(texts)", location) { screen in texts.allSatisfy(screen.contains) }
    }

    /// Waits until the newest message contains all of the texts; the screen may show only its beginning.
    func waitForMessage(
        _ texts: String..., location: SourceLocation = #_sourceLocation
    ) async throws {
        try await until("\(texts)", location) {
            let message = controller.model.toasts.last?.text.string ?? ""
            return texts.allSatisfy(message.contains)
        }
    }

    /// Waits until the screen does not contain the text.
    func waitForAbsence(_ text: String, location: SourceLocation = #_sourceLocation) async throws {
        try await sees("no \(text)", location) { !$0.contains(text) }
    }

    /// Waits until the shop is open for buying.
    func waitUntilOpen(location: SourceLocation = #_sourceLocation) async throws {
        try await until("the shop is open", location) {
            let snapshot = controller.model.engine.snapshot
            return controller.model.shop.catalog != nil && snapshot.mode == .driving
                && snapshot.hasLaunched
        }
    }

    /// Waits until all transactions are finished.
    ///
    /// - Parameter count: Their number; nil for any number.
    func waitUntilFinished(
        count: Int? = nil, location: SourceLocation = #_sourceLocation
    ) async throws {
        try await until("everything is settled", location) {
            let snapshot = controller.model.engine.snapshot
            return snapshot.isIdle && snapshot.rows.count == count ?? snapshot.rows.count
        }
    }

    private func sees(
        _ what: String, _ location: SourceLocation, _ isSeen: (String) -> Bool
    ) async throws {
        try await until(what, location) { isSeen(words) }
    }

    /// Processes messages until the condition holds.
    func until(
        _ what: String, _ location: SourceLocation = #_sourceLocation, _ holds: () -> Bool
    ) async throws {
        let limit = ContinuousClock.now + .seconds(300)
        let bell = bell
        let alarm = Task {
            try await Task.sleep(until: limit, clock: .continuous)
            bell.yield()
        }
        defer { alarm.cancel() }
        asked += controller.processMessages()
        if holds() { return }
        for await _ in wakes {
            asked += controller.processMessages()
            if holds() { return }
            if ContinuousClock.now >= limit { break }
        }
        Issue.record("never came: \(what)\n\(screen)", sourceLocation: location)
        throw WaitTimeout()
    }

    struct WaitTimeout: Error {}

    // MARK: Input

    /// Presses keys, each one second after the previous frame.
    func press(_ keys: Key...) {
        for key in keys { press(KeyPress(key)) }
    }

    /// Presses keys that are named as in a scenario and separated by spaces.
    func press(named names: String) throws {
        for name in names.split(separator: " ") {
            press(try #require(KeyPress(name: String(name)), "\(name)"))
        }
    }

    private func press(_ key: KeyPress) {
        asked += controller.processMessages()
        _ = screen
        watch.now = watch.now.adding(milliseconds: 1000)
        asked += controller.handle(.key(key))
    }

    /// Types a text.
    func type(_ text: String) {
        for character in text { press(.character(character)) }
    }

    /// Selects the product with this title, from any screen.
    func select(_ title: String) {
        press("1", "/", .escape, "/")
        type(title)
        press(.enter)
    }

    /// Opens the dialog of the product with this title and presses Buy.
    func buy(_ title: String, _ choices: Key...) {
        select(title)
        press("b")
        for key in choices { press(key) }
        press(.tab, .enter)
    }

    /// Ends without cleanup, like a killed process: no pending call gets an answer.
    func crash() async {
        await controller.close().value
    }
}

extension Key: ExpressibleByUnicodeScalarLiteral {}
extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
    /// Creates the key that types this character.
    public init(extendedGraphemeClusterLiteral value: Character) { self = .character(value) }
}
