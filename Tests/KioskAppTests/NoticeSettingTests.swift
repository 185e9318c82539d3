import KioskTestSupport
import KioskUI
import Testing

@testable import KioskApp

@Suite("The notices setting")
struct NoticeSettingTests {
    private static let ssh = ["SSH_CONNECTION": "::1 5 ::1 22"]

    @Test(
        "notifications are on, except over SSH unless a setting turns them on",
        arguments: [
            ([:], nil, [], true), (ssh, nil, [], false),
            (["SSH_TTY": "/dev/pts/1"], nil, [], false),
            (["SSH_TTY": ""], nil, [], true), (ssh, "notices: on\n", [], true),
            ([:], "notices: off\n", [], false),
            (ssh, "notices: on\n", ["--notices", "auto"], false),
            (ssh.merging(["KIOSK_NOTICES": "on"]) { $1 }, nil, [], true),
            ([:], nil, ["--notices", "off"], false),
        ] as [([String: String], String?, [String], Bool)])
    func notices(environment: [String: String], config: String?, flags: [String], isOn: Bool) throws
    {
        let sources = Sources(flags: flags, environment: environment, config: config)
        let settings = try sources.settings(in: TemporaryFolder())
        #expect(settings.interface.preferences.sendsNotices == isOn)
    }
}
