import KioskTestSupport

/// The text of a request to a server on this machine.
struct RawRequest {
    let path: String
    let headers: [String]

    /// The text of the request.
    var text: String {
        (["GET \(path) HTTP/1.1", "Host: 127.0.0.1"] + headers + ["", ""]).joined(
            separator: "\r\n")
    }

    /// Returns the content length of the response.
    func size(at server: MeasuredServer) async throws -> Int {
        let answer = try await server.connect().answer(to: text) { $0.contains("\r\n\r\n") }
        let lines = answer.split(separator: "\r\n")
        guard lines.first?.contains(" 200 ") == true,
            let line = lines.first(where: { $0.lowercased().hasPrefix("content-length:") }),
            let size = line.split(separator: " ").last.flatMap({ Int($0) })
        else { throw Failure("\(path) was answered with \(lines.first ?? "nothing")") }
        return size
    }
}
