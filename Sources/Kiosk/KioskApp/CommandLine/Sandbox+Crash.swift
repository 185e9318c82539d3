import ArgumentParser
import Glibc
import StoreModel

extension Sandbox {
    /// Kills the kiosk process that drives a device.
    struct Crash: KioskCommand {
        static let configuration = CommandConfiguration(
            commandName: "crash",
            abstract: "Kill the kiosk process that is using the device.",
            discussion: """
                The process is killed with SIGKILL, as by the system. Nothing is lost: the next kiosk process \
                continues from the journal. A killed shop cannot restore its terminal; type reset in that terminal. To \
                crash at a point of a purchase, use --crash of kiosk buy and kiosk shop, or the Sandbox screen.

                EXAMPLES
                  kiosk sandbox crash now
                  kiosk sandbox crash now --device tablet

                EXIT CODES
                  0   killed
                  64  the argument is not now
                  65  no kiosk process is using the device
                  77  the process belongs to another user
                """)
        @OptionGroup var options: GlobalOptions
        @Argument(help: "The word now.")
        var moment: String

        func run(_ settings: Settings) async throws -> Int32 {
            guard moment == "now" else {
                throw CommandFailure.usage(
                    "Invalid argument “\(moment.prefix(40))”: use now. To crash at a point of a purchase, use "
                        + "kiosk buy --crash. No process was killed.")
            }
            let backend = try await BackendSession.open(settings)
            guard let holder = LockHolder.of(backend.lock(of: settings.device.rawValue)) else {
                throw CommandFailure(
                    65, "no-driver",
                    "No kiosk process is using the device \(settings.device). No process was killed."
                )
            }
            guard kill(holder.process, SIGKILL) == 0 else {
                throw CommandFailure(
                    77, "not-yours", "Cannot kill \(holder): it belongs to another user.")
            }
            settings.output.text(
                "Killed \(holder). The next kiosk process continues from the journal.")
            return 0
        }
    }
}
