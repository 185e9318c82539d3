import KioskTestSupport
import Testing

extension Trait where Self == ConditionTrait {
    /// Disables the test unless the ``PythonEnvironment`` is available.
    static var needsPython: Self {
        .enabled("needs Python with Tests/requirements.txt: .ci/python cannot make it here") {
            await PythonEnvironment.enablesTests()
        }
    }
}
