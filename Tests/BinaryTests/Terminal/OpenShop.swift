import Foundation
import KioskTestSupport
import Testing

/// Opens the shop in a terminal, and waits until it shows what the store sells now.
func openShop(
    _ arguments: [String] = [], in folder: TemporaryFolder, environment: [String: String] = [:],
    width: Int = 100, height: Int = 28, showing text: String = "60 Gems"
) async throws -> PtyProgram {
    let shop = try PtyProgram(
        BuiltProducts.kiosk, arguments, in: folder, environment: environment, width: width,
        height: height)
    // What is remembered of the last start is shown before that.
    try await shop.screen("“\(text)” of a store that has answered") {
        $0.contains(text) && !$0.contains("Loading")
    }
    return shop
}

/// Fails where the terminal is not as the shop has found it, or never was in the shop's hands.
func expectGivenBack(_ shop: PtyProgram, _ location: SourceLocation = #_sourceLocation) {
    let wasTaken = String(decoding: shop.output, as: UTF8.self).contains("\u{1B}[?1049h")
    #expect(wasTaken, sourceLocation: location)
    #expect(shop.screen.leftovers == [], sourceLocation: location)
    // What Swift says of a crash is its own.
    let report = Data(shop.output).range(of: Data("kiosk stopped unexpectedly".utf8))
    let ours = shop.output.prefix(report?.lowerBound ?? shop.output.count)
    #expect(EmitList.strangers(in: ours) == [], sourceLocation: location)
    #expect(shop.pty.modes == shop.modesBefore, sourceLocation: location)
}

/// The transactions that another process finds in the folder.
func transactions(in folder: TemporaryFolder) async throws -> [[String: any Sendable]] {
    let run = try await KioskRun.of(["transactions", "--json"], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    return run.objects
}
