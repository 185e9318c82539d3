import ArgumentParser
import Glibc
import StoreModel

extension Sandbox {
    /// Kills the kiosk process that drives a device.
    struct Crash: KioskCommand {
        static let configuration = CommandConfiguration(
            commandName: "crash",
            abstract: "Kill the kiosk that drives the device, now, as the system would.",
            discussion: """
                It cannot prevent that, and nothing is lost by it: the next one goes on from the journal. A screen that is \
                killed from outside cannot give its terminal back: type reset there. To crash at a point of a purchase, see \
                --crash of kiosk buy and kiosk shop, and the Sandbox screen.

                EXAMPLES
                  kiosk sandbox crash now
                  kiosk sandbox crash now --device tablet

                EXIT CODES
                  0   killed
                  64  another word than now
                  65  no kiosk drives the device
                  77  it belongs to somebody else
                """)
        @OptionGroup var options: GlobalOptions
        @Argument(help: "now.")
        var moment: String

        func run(_ settings: Settings) async throws -> Int32 {
            guard moment == "now" else {
                throw CommandFailure.usage(
                    "“\(moment.prefix(40))” is not now. A point of a purchase is chosen with "
                        + "kiosk buy --crash. Nobody was killed.")
            }
            let backend = try await BackendSession.open(settings)
            guard let holder = LockHolder.of(backend.lock(of: settings.device.rawValue)) else {
                throw CommandFailure(
                    65, "no-driver",
                    "No kiosk drives the device \(settings.device). Nobody was killed.")
            }
            guard kill(holder.process, SIGKILL) == 0 else {
                throw CommandFailure(
                    77, "not-yours", "\(holder) can not be killed: it belongs to somebody else.")
            }
            settings.output.text("Killed \(holder). The next kiosk goes on where it was.")
            return 0
        }
    }
}
