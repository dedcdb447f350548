// A test run ends with tooling/bootstrap.mjs, and takes along all that it has started. What ends that
// by force, such as a limit of CI, cannot tell this process: it leads a group of its own.
const parent = process.ppid

setInterval(() => {
  if (process.ppid === parent) return
  try {
    process.kill(-process.pid, 'SIGTERM')
  } catch {
    // It leads no group: somebody has started it by hand, and may leave it behind.
  }
}, 500).unref()
