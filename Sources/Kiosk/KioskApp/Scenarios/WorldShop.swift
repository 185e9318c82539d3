import KioskScenario
import KioskUI
import PurchaseEngine
import SandboxBackend
import StoreAPI
import StoreModel
import TerminalGraphics

/// The shop at a device of a scenario's world: the same interface that a person has, on the world's clock.
///
/// Used on the world's thread. What is drawn is seen: a dialog's guard counts from there.
final class WorldShop: ScenarioScreen {
    /// Whose device it is.
    let device: DeviceName
    /// What is behind the screen; whoever watches may use it, too.
    let desk: ShopController
    private let clock: any EngineClock
    private(set) var hasLeft = false
    private(set) var wantsCrash = false
    /// The window.
    private(set) var size: Size
    /// Is told of what only the owner of a terminal can do.
    var onCommand: ((Command) -> Void)?
    /// Is told when it closes, with the screen that it showed last; whoever holds it any longer keeps its app running.
    var onClose: ((Screen) -> Void)?

    /// Opens the shop; what it opens is there once the world's tasks have run.
    ///
    /// - Parameters:
    ///   - file: The scenario's, with what is sold.
    ///   - window: What it is drawn in.
    ///   - firstScreen: The screen to begin with; nil for the usual one.
    /// - Throws: ``CommandFailure``.
    init(
        _ seat: DeviceConnection, of file: ScenarioFile, window: ShopController.Window,
        firstScreen: Screen? = nil
    ) throws(CommandFailure) {
        (device, clock, size) = (seat.device, seat.clock, window.size)
        let settings = try Settings.inWorld(
            folder: seat.folder, account: seat.account, device: seat.identifier,
            locale: seat.locale, catalogPath: file.catalogName, firstScreen: firstScreen?.logName
        ).selling(file.catalog)
        let home = file.catalog.homeStorefront
        let (clock, executor, engine) = (seat.clock, seat.executor, seat.engine)
        let reach = Reach(seat, home: home)
        let ground = ShopDependencies(
            now: { clock.now() }, newID: { clock.newID() }, threads: { executor },
            follows: .nothing, refusing: Self.refusal, planningCrash: seat.planCrash,
            doors: ShopSessionFactory(
                opening: { settings, _ throws(CommandFailure) in try await reach.open(settings) },
                driving: { backend throws(CommandFailure) in
                    DriverSession(backend: backend, engine: engine, isDriving: true, isGuest: true)
                },
                saving: { _, _ throws(BoundedFileReader.Failure) in
                    // What lies where it is played would change what it shows.
                    throw BoundedFileReader.Failure(reason: "a scenario writes no files")
                }))
        desk = ShopController(settings, window, on: ground, wake: {})
    }

    private static func refusal(_ change: ContextChange) -> String? {
        switch change {
        case .account, .device:
            "The devices of a scenario stand in its file, with who is signed in: nobody can move."
        case .storefront: nil
        }
    }

    /// The other side, as this device reaches it.
    private struct Reach: Sendable {
        let backend: EmbeddedBackend
        let store: any StoreService
        let merchant: any MerchantService
        let identity: BackendIdentity
        let folder: String
        let clock: any EngineClock
        /// The country where an account has none.
        let home: String

        init(_ seat: DeviceConnection, home: String) {
            (backend, store, merchant) = (seat.backend, seat.store, seat.merchant)
            (identity, folder, clock) = (seat.identity, seat.folder, seat.clock)
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
        carryOut(desk.takeMail())
        return desk.model.isOpen
    }

    var words: String { CanvasText(draw()).words }

    var rows: [String] { CanvasText(draw()).rows }

    func take(_ input: InputEvent) {
        draw()
        carryOut(desk.take(input))
        draw()
    }

    func close() {
        desk.close()
        onClose?(desk.model.screen)
    }

    /// Draws what it shows now, on a canvas of its own or on a larger one, at its upper left.
    @discardableResult
    func draw(in whole: Size? = nil) -> Canvas {
        carryOut(desk.takeMail())
        carryOut(desk.tell(.tick(clock.now())))
        let canvas = desk.draw(in: whole ?? size)
        carryOut(desk.drawn())
        return canvas
    }

    /// The window has another size.
    func resize(_ size: Size) {
        guard size != self.size else { return }
        self.size = size
        carryOut(desk.tell(.resized(size)))
    }

    private func carryOut(_ commands: [Command]) {
        for command in commands {
            switch command {
            case .quit: hasLeft = true
            case .crash: wantsCrash = true
            default: break
            }
            onCommand?(command)
        }
    }
}
