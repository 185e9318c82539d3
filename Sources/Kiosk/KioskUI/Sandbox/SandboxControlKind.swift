/// A control of the Sandbox screen for the session context, the payment outcome, crashes or the store's clock.
enum SandboxControlKind: CaseIterable, Hashable, Sendable {
    case outcome, account, device, storefront, language
    /// The crash point of the next purchase.
    case crash
    /// The time of the store's clock, its speed, and the step by which it is advanced.
    case time, speed, forward

    /// The controls of the session context.
    static let place: [SandboxControlKind] = [.outcome, .account, .device, .storefront, .language]
    /// The controls of the store's clock.
    static let clock: [SandboxControlKind] = [.time, .speed, .forward]
}
