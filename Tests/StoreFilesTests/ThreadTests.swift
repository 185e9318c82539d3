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

    @Test("the work runs although the system cannot create a thread")
    func shortage() async {
        // No address space has room for a stack of this size.
        let hasRun = await withCheckedContinuation { continuation in
            StoreFiles.Thread.start(stackSize: 1 << 60) { continuation.resume(returning: true) }
        }
        #expect(hasRun)
    }
}
