/// What can be changed about where one stands, and about the store's time.
enum SandboxControlKind: CaseIterable, Hashable, Sendable {
    case outcome, account, device, storefront, language
    /// Where the program kills itself.
    case crash
    /// The store's clock, how fast it runs, and how far it is set forward at once.
    case time, speed, forward

    /// Those of the place, and those of the clock.
    static let place: [SandboxControlKind] = [.outcome, .account, .device, .storefront, .language]
    static let clock: [SandboxControlKind] = [.time, .speed, .forward]
}
