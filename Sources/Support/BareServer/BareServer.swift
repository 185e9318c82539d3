import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore

/// A server with one route without any work: the upper bound for the rate of responses of a given size.
///
///     BareServer BYTES
///
/// It runs until it is killed, and prints its port to stdout, alone on a line.
@main
enum BareServer {
    static func main() async throws {
        guard CommandLine.arguments.count == 2, let size = Int(CommandLine.arguments[1]) else {
            exit(64)
        }
        let body = ByteBuffer(repeating: UInt8(ascii: "x"), count: size)
        let router = Router()
        router.get("/") { _, _ in
            Response(
                status: .ok, headers: [.contentType: "application/json"],
                body: ResponseBody(byteBuffer: body))
        }
        let application = Application(
            router: router,
            configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
            onServerRunning: { channel in
                let line = "\(channel.localAddress?.port ?? 0)\n"
                FileHandle.standardOutput.write(Data(line.utf8))
            }, logger: Logger(label: "bare", factory: { _ in SwiftLogNoOpLogHandler() }))
        try await application.runService()
    }
}
