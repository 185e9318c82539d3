import KioskPresentation
import KioskScenario
import KioskUI
import PurchaseEngine
import SandboxBackend
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics

/// The shop on a device of a scenario's world: the normal interface, driven by the world's clock.
///
/// Use it on the world's thread. Each frame counts as seen, so the input guard of a dialog starts when it is drawn.
final class ScenarioShop: ScenarioScreen {
    /// The device that the shop runs on.
    let device: DeviceName
    /// The controller of the shop, which the watching program may use as well.
    let controller: ShopController
    private let clock: any EngineClock
    private(set) var hasQuit = false
    private(set) var wantsCrash = false
    /// The size of the window.
    private(set) var size: Size
    /// Is called with commands that only the owner of a terminal can execute.
    var onCommand: ((TerminalCommand) -> Void)?
    /// Is called with the last screen when the shop closes. The receiver must release the shop, or its app keeps
    /// running.
    var onClose: ((Screen) -> Void)?

    /// Opens the shop. It becomes usable once the world's tasks have run.
    ///
    /// - Parameters:
    ///   - seat: The connection of the device to the world.
    ///   - file: The scenario and its catalog.
    ///   - window: The window in which the shop is drawn.
    ///   - firstScreen: The first screen, or nil for the default.
    /// - Throws: ``CommandFailure``.
    init(
        _ connection: DeviceConnection, of file: ScenarioFile, window: ShopController.Window,
        firstScreen: Screen? = nil
    ) throws(CommandFailure) {
        (device, clock, size) = (connection.device, connection.clock, window.size)
        let settings = try Settings.inWorld(
            folder: connection.folder, account: connection.account, device: connection.identifier,
            locale: connection.locale, catalogPath: file.catalogName,
            firstScreen: firstScreen?.logName
        ).selling(file.catalog)
        let home = file.catalog.homeStorefront
        let (clock, executor, engine) = (connection.clock, connection.executor, connection.engine)
        let reach = BackendConnector(connection, home: home)
        let dependencies = ShopDependencies(
            now: { clock.now() }, newID: { clock.newID() }, makeExecutor: { executor },
            followsFiles: false, contextChangeRefusal: Self.refusal,
            planCrash: connection.planCrash,
            sessionFactory: ShopSessionFactory(
                openBackend: { settings, _ throws(CommandFailure) in try await reach.open(settings)
                },
                openDevice: { backend throws(CommandFailure) in
                    DeviceSession(
                        backend: backend, engine: engine, isDriving: true, usesExternalEngine: true)
                },
                saveFile: { _, _ throws(BoundedFileReader.Failure) in
                    // Existing files in the working directory would affect the result of the scenario.
                    throw BoundedFileReader.Failure(reason: "a scenario cannot write files")
                }))
        controller = ShopController(settings, window, on: dependencies, wake: {})
    }

    private static func refusal(_ change: ContextChange) -> String? {
        switch change {
        case .account, .device:
            "A scenario's file sets its devices and accounts: they cannot be switched here."
        case .storefront: nil
        }
    }

    /// The backend as this device reaches it.
    private struct BackendConnector: Sendable {
        let backend: EmbeddedBackend
        let store: any StoreService
        let merchant: any MerchantService
        let identity: BackendIdentity
        let folder: String
        let clock: any EngineClock
        /// The country of an account without a storefront.
        let home: String

        init(_ connection: DeviceConnection, home: String) {
            (backend, store, merchant) = (connection.backend, connection.store, connection.merchant)
            (identity, folder, clock) = (connection.identity, connection.folder, connection.clock)
            self.home = home
        }

        func open(_ settings: Settings) async throws(CommandFailure) -> BackendSession {
            let context = CallContext(
                account: settings.account, device: settings.device, requestID: clock.newID())
            let storefront: Storefront
            do throws(ServiceFailure) {
                if let wanted = settings.storefront {
                    storefront = try await backend.setStorefront(wanted, context)
                } else {
                    storefront =
                        try await backend.storefront(context)
                        ?? StorefrontTable.entry(home)?.storefront
                        ?? Storefront(countryCode: home, id: "")
                }
            } catch {
                throw CommandFailure(error)
            }
            var session = try BackendSession(
                settings, .embedded(backend), identity, storefront, folder: folder + "/embedded")
            (session.store, session.merchant) = (store, merchant)
            return session
        }
    }

    var isOpen: Bool {
        perform(controller.processMessages())
        return controller.model.isOpen
    }

    var text: String { CanvasText(draw()).words }

    var rows: [String] { CanvasText(draw()).rows }

    func handle(_ input: InputEvent) {
        draw()
        perform(controller.handle(input))
        draw()
    }

    func close() {
        controller.close()
        onClose?(controller.model.screen)
    }

    /// Draws the current frame on a canvas of the shop's size, or at the upper left of a larger one.
    @discardableResult
    func draw(in whole: Size? = nil) -> Canvas {
        perform(controller.processMessages())
        perform(controller.send(.tick(clock.now())))
        let canvas = controller.draw(in: whole ?? size)
        perform(controller.drawn())
        return canvas
    }

    /// Changes the size of the window.
    func resize(_ size: Size) {
        guard size != self.size else { return }
        self.size = size
        perform(controller.send(.resized(size)))
    }

    private func perform(_ commands: [TerminalCommand]) {
        for command in commands {
            switch command {
            case .quit: hasQuit = true
            case .crash: wantsCrash = true
            default: break
            }
            onCommand?(command)
        }
    }
}

extension CanvasText {
    /// The words on the canvas: each run of whitespace and box-drawing characters is a single space.
    var words: String {
        screen.split { $0.isWhitespace || ("\u{2500}"..."\u{257F}").contains($0) }
            .joined(separator: " ")
    }
}

extension Canvas {
    /// Creates the screen of a device on which the app is not running.
    ///
    /// - Parameter shop: The part at the upper left that belongs to the device.
    init(
        closedAppOn device: DeviceName, _ formatter: DisplayFormatter, size: Size, shop: Size
    ) {
        self.init(size: size)
        let text = formatter.text(.playbackOff, device.rawValue)
        put(
            text, at: Point(x: max(0, (shop.width - text.width) / 2), y: shop.height / 2),
            style: Style(.muted))
    }
}
