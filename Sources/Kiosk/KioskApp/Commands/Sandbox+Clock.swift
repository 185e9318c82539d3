import ArgumentParser
import SandboxBackend
import StoreAPI
import StoreModel
import StoreText

extension Sandbox {
    /// Shows and changes the store's clock.
    struct Clock: KioskCommand {
        static let configuration = CommandConfiguration(
            commandName: "clock",
            abstract: "Show the store's clock; freeze it, let it run faster, set it forward.",
            discussion: """
                Subscriptions renew and end, and sales and deadlines pass, by the store's clock. It is shared by every \
                device of the store, and nothing sets it back; kiosk reset begins anew.

                EXAMPLES
                  kiosk sandbox clock
                  kiosk sandbox clock freeze
                  kiosk sandbox clock jump P1M        a month forward; also PT2H, P3D, P1Y2M
                  kiosk sandbox clock step            to whatever is due next
                  kiosk sandbox clock rate 86400      a day a second
                  kiosk sandbox clock rate 1          as fast as real time
                  kiosk sandbox clock set 2027-01-15T08:00:00Z

                EXIT CODES
                  0   shown, or changed
                  64  no such change
                  77  it would go back, or nothing is due
                """)
        @OptionGroup var options: GlobalOptions
        @Argument(help: "freeze, jump, step, rate or set; shows the time if none is given.")
        var act: String?
        @Argument(
            help: "How far, how fast, or to which moment: a date, or milliseconds since 1970.")
        var value: String?

        func run(_ settings: Settings) async throws -> Int32 {
            let change = try Self.change(act, value)
            let backend = try await BackendSession.open(settings)
            let reading: StoreTimeReading
            do throws(ServiceFailure) {
                let control = backend.side.control
                reading =
                    if let change { try await control.change(change) } else {
                        try await control.time()
                    }
            } catch {
                throw CommandFailure(settling: error)
            }
            settings.output.json(ClockLine(reading))
            settings.output.text(Self.words(reading, backend.report))
            return 0
        }

        private static func words(_ reading: StoreTimeReading, _ report: Report) -> String {
            let time = report.times.dateTime(reading.now)
            switch reading.rate {
            case 0: return "\(time), standing still"
            case 1000: return time
            default: return "\(time), running \(factor(reading.rate)) times as fast as real time"
            }
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
            do throws(ClockChange.Mistake) {
                return try ClockChange(words: [act] + (value.map { [$0] } ?? []))
            } catch {
                throw .usage("\(error.message) Nothing was changed.")
            }
        }
    }
}

/// `{"kind":"clock","now":…,"rate":…}`
private struct ClockLine: Encodable {
    let kind = "clock"
    /// Milliseconds since 1970.
    let now: Int64
    /// Milliseconds of the store for each thousand real ones.
    let rate: Int64

    init(_ reading: StoreTimeReading) {
        now = reading.now.milliseconds
        rate = reading.rate
    }
}
