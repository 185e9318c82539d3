import KioskTestSupport
import Testing

extension Trait where Self == ConditionTrait {
    /// The test needs the ``PythonEnvironment``.
    static var needsPython: Self {
        .enabled("needs Python with Tests/requirements.txt: .ci/python cannot make it here") {
            await PythonEnvironment.enablesTests()
        }
    }
}
