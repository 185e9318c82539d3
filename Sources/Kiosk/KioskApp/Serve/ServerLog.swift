import ArgumentParser
import Logging
import PurchaseEngine
import StoreModel
import TerminalGraphics

/// The log of a server on stderr. Untrusted text is escaped before it is written.
struct ServerLog: LogHandler {
    /// The format of a log line.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        /// Text for people.
        case text
        /// One JSON object per line.
        case json
    }

    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.info
    private let format: Format
    private let context: ProcessContext

    /// Creates a logger.
    ///
    /// - Parameters:
    ///   - context: The process to whose stderr the log is written.
    ///   - level: The lowest level that is written.
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
        // The request ID of Hummingbird is left out, because it is never sent to the client.
        for (key, value) in metadata where key != "hb.request.id" && fields[key] == nil {
            fields[key] = value
        }
        switch format {
        case .json: write(json: event, fields)
        case .text: write(text: event, fields)
        }
    }

    private func write(json event: Logging.LogEvent, _ fields: Logger.Metadata) {
        let line: JSONLine = [
            "at": context.clock.now(), "level": event.level.rawValue,
            "message": "\(event.message)", "fields": fields.mapValues { "\($0)" },
        ]
        if let text = JSONText.line(line) { context.sink.write(text + "\n", to: .error) }
    }

    private func write(text event: Logging.LogEvent, _ fields: Logger.Metadata) {
        var text = "\(event.level.rawValue) \(event.message)"
        for (key, value) in fields.sorted(by: { $0.key < $1.key }) { text += " \(key)=\(value)" }
        context.sink.write(SafeText(untrusted: text, limit: 2000).string + "\n", to: .error)
    }
}
