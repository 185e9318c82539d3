import ArgumentParser
import SandboxBackend
import StoreAPI
import StoreModel

extension Sandbox.Notify {
    /// Shows or sets the URL to which notifications are sent.
    struct URL: KioskCommand {
        static let configuration = CommandConfiguration(
            commandName: "url",
            abstract: "Show or set the URL for the profile's notifications.",
            discussion: """
                The URL is kept in the store's file and applies to every process of the profile. A waiting \
                notification is sent to the URL that is set at that time. The notifications of a subscription are sent \
                one after the other: with --retry production, a failed one delays the later ones until it is delivered \
                or given up.

                EXAMPLES
                  kiosk sandbox notify url
                  kiosk sandbox notify url http://127.0.0.1:8000/apple --retry production
                  kiosk sandbox notify url none

                EXIT CODES
                  0   shown or set
                  64  invalid URL
                """)
        @OptionGroup var options: GlobalOptions
        @Argument(help: ArgumentHelp("The URL, or “none”.", valueName: "url"))
        var url: String?
        @Option(
            help: ArgumentHelp(
                "The retry policy: once (no retries), or production (retries after 1, 12, 24, 48 and 72 hours).",
                valueName: "policy"))
        var retry: NotificationRetry?

        func run(_ settings: Settings) async throws -> Int32 {
            let wanted = try url.map { url throws(CommandFailure) in
                url == "none" ? nil : try NotifyStore.target(url, retry)
            }
            let store = try NotifyStore.open(settings)
            if let wanted {
                try await store.setting(wanted)
            } else if let retry {
                guard let now = try await store.target() else { throw NotifyStore.nowhere }
                try await store.setting(NotificationTarget(url: now.url, retry: retry))
            }
            store.show(try await store.target())
            return 0
        }
    }
}
