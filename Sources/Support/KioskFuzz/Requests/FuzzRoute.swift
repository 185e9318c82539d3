import StoreAPI

/// A route with its required authentication.
struct FuzzRoute: Sendable {
    /// The required authentication.
    enum Proof: Sendable {
        case nobody, device, owner, team
    }

    let method: String
    /// The path; `{name}` stands for one segment.
    let pattern: String
    let proof: Proof
    /// Whether anonymous requests are rejected; the identity and the sign-in are open.
    let isClosed: Bool

    private init(_ method: String, _ pattern: String, _ proof: Proof, isClosed: Bool) {
        self.method = method
        self.pattern = pattern
        self.proof = proof
        self.isClosed = isClosed
    }

    private init(_ route: Route, _ proof: Proof, isClosed: Bool = true) {
        self.init(route.method.rawValue, route.pattern, proof, isClosed: isClosed)
    }

    /// Every route of the contract and of Apple's formats, and the other paths that are answered.
    static let all: [FuzzRoute] =
        DeviceRoutes.all.map {
            FuzzRoute(
                $0, .device, isClosed: $0 != StoreCalls.identity.route && $0 != DeviceRoutes.signIn)
        }
        + MerchantCalls.routes.map { FuzzRoute($0, .device) }
        + ControlCalls.routes.map { FuzzRoute($0, .owner) }
        + AppleRoutes.all.map {
            let isReceipt = $0.pattern.hasSuffix("erifyReceipt")
            return FuzzRoute($0, isReceipt ? .nobody : .team, isClosed: !isReceipt)
        }
        + ["/health", "/metrics", "/openapi.json", "/{path}", "/kiosk/v1/{path}"].map {
            FuzzRoute("GET", $0, .nobody, isClosed: false)
        } + [FuzzRoute("GET", "/inApps/{path}", .team, isClosed: true)]

    /// Returns the index in ``all``, which identifies the route in an input.
    static func place(of route: Route) -> UInt8 {
        let place = all.firstIndex {
            $0.method == route.method.rawValue && $0.pattern == route.pattern
        }
        return UInt8(place ?? 0)
    }
}
