import ArgumentParser
import SandboxBackend
import StoreAPI
import StoreModel
import StoreText

extension SandboxCommand {
    struct Clock: KioskCommand {
        static let configuration = CommandConfiguration(
            "clock", "Show, freeze, speed up or advance the store's clock.",
            discussion: """
                Subscription renewals and expirations, sales and deadlines follow the store's clock. All devices of \
                the store share it. It cannot be set back; kiosk reset removes the profile with its clock.

                EXAMPLES
                  kiosk sandbox clock
                  kiosk sandbox clock freeze
                  kiosk sandbox clock jump P1M        one month forward; also PT2H, P3D, P1Y2M
                  kiosk sandbox clock step            to the next event
                  kiosk sandbox clock rate 86400      one day per second
                  kiosk sandbox clock rate 1          real time
                  kiosk sandbox clock set 2027-01-15T08:00:00Z
                  kiosk sandbox clock settle          continue an interrupted change

                The command ends when all events that became due are processed, and shows its progress. Other \
                customers can buy meanwhile. If it is interrupted, the rest is processed by settle, by the next \
                change of the clock, and by every shop and server that uses the store.

                EXIT CODES
                  0   shown, or changed
                  64  no such change, or an invalid value
                  77  the clock would go back, or nothing is due
                """)
        @OptionGroup var options: GlobalOptions
        var changesState: Bool { act != nil }
        @Argument(help: "freeze, jump, step, rate, set or settle; without one, the time is shown.")
        var act: String?
        @Argument(help: "The period, the rate or the moment (a date, or milliseconds since 1970).")
        var value: String?

        func run(_ settings: Settings) async throws -> Int32 {
            let change = try Self.change(act, value)
            let backend = try await BackendSession.open(settings)
            let reading = try await backend.changing { control async throws(ServiceFailure) in
                guard let change else { return try await control.time() }
                return try await control.changeClock(change) { reading in
                    Self.show(reading, backend.printer, settings.output)
                }
            }
            settings.output.json([
                "kind": "clock", "now": reading.now,
                // Milliseconds of the store's clock for each 1000 milliseconds of real time.
                "rate": reading.rate,
                // The moment up to which all due work is done; left out if that is `now`.
                "settledUntil": reading.settledUntil,
            ])
            settings.output.text(Self.words(reading, backend.printer))
            return 0
        }

        private static func show(
            _ reading: StoreTimeReading, _ report: ResultPrinter, _ output: Output
        ) {
            guard let moment = reading.settledUntil else { return }
            let (until, now) = (report.times.dateTime(moment), report.times.dateTime(reading.now))
            output.note("Processed until \(until); the clock shows \(now).")
        }

        private static func words(_ reading: StoreTimeReading, _ report: ResultPrinter) -> String {
            var time = report.times.dateTime(reading.now)
            switch reading.rate {
            case 0: time += ", frozen"
            case 1000: break
            default: time += ", running \(factor(reading.rate)) times as fast as real time"
            }
            guard let moment = reading.settledUntil else { return time }
            return time + ", processed until \(report.times.dateTime(moment))"
        }

        private static func factor(_ rate: Int64) -> String {
            rate % 1000 == 0
                ? String(rate / 1000)
                : "\(rate / 1000)." + String(String(rate % 1000 + 1000).dropFirst())
        }

        private static func change(
            _ act: String?, _ value: String?
        ) throws(CommandFailure) -> ClockChange? {
            guard let act else { return nil }
            do throws(ClockChange.ParseError) {
                return try ClockChange(words: [act] + (value.map { [$0] } ?? []))
            } catch {
                throw .usage("\(error.message) Nothing was changed.")
            }
        }
    }
}
