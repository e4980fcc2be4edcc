// Loaded into each service that the supervisor starts: the service ends when the supervisor is gone, for whatever reason.

/** Time for the service to stop in order, in milliseconds. Its log has no reader by then, which can block it. */
const TIMEOUT_MS = 10_000;

process.on('disconnect', () => {
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), TIMEOUT_MS).unref();
  process.kill(process.pid, 'SIGTERM');
});
process.channel?.unref();
