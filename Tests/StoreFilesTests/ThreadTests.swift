import Glibc
import StoreFiles
import Testing

@Suite("A thread for work that blocks")
struct ThreadTests {
    @Test("the work runs on another thread")
    func other() async {
        let isOther = await withCheckedContinuation { continuation in
            let caller = pthread_self()
            StoreFiles.Thread.start {
                continuation.resume(returning: pthread_equal(caller, pthread_self()) == 0)
            }
        }
        #expect(isOther)
    }
}
