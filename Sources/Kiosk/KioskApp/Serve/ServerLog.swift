import ArgumentParser
import Logging
import PurchaseEngine
import StoreModel
import TerminalGraphics

/// The log of a server on stderr: what comes from outside is made safe before it is shown.
struct ServerLog: LogHandler {
    /// How a line of the log looks.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        /// For people.
        case text
        /// One JSON object a line.
        case json
    }

    /// A line of the log for programs.
    private struct Line: Encodable {
        let at: Int64
        let level: String
        let message: String
        let fields: [String: String]
    }

    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.info
    private let format: Format
    private let context: ProcessContext

    /// A logger that writes in this form.
    ///
    /// - Parameters:
    ///   - context: The process whose stderr it is.
    ///   - level: What is less than this is not written.
    static func logger(
        _ format: Format, in context: ProcessContext, from level: Logger.Level = .info
    ) -> Logger {
        var logger = Logger(label: "kiosk") { _ in ServerLog(format: format, context: context) }
        logger.logLevel = level
        return logger
    }

    private init(format: Format, context: ProcessContext) {
        (self.format, self.context) = (format, context)
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: Logging.LogEvent) {
        var fields = event.metadata ?? [:]
        // The id is made for each request, and told to nobody.
        for (key, value) in metadata where key != "hb.request.id" && fields[key] == nil {
            fields[key] = value
        }
        switch format {
        case .json: write(json: event, fields)
        case .text: write(text: event, fields)
        }
    }

    private func write(json event: Logging.LogEvent, _ fields: Logger.Metadata) {
        let line = Line(
            at: context.clock.now().milliseconds, level: event.level.rawValue,
            message: "\(event.message)", fields: fields.mapValues { "\($0)" })
        if let text = JSONText.line(line) { context.sink.write(text + "\n", to: .error) }
    }

    private func write(text event: Logging.LogEvent, _ fields: Logger.Metadata) {
        var text = "\(event.level.rawValue) \(event.message)"
        for (key, value) in fields.sorted(by: { $0.key < $1.key }) { text += " \(key)=\(value)" }
        context.sink.write(SafeText(untrusted: text, limit: 2000).string + "\n", to: .error)
    }
}
