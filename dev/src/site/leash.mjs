// Loaded into each service that the supervisor starts: when the supervisor is gone, however it went, the service goes too.

/** How long the service may take to stop in order, in milliseconds. Its log leads nowhere by then, which can hold it up. */
const PATIENCE = 10_000;

process.on('disconnect', () => {
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), PATIENCE).unref();
  process.kill(process.pid, 'SIGTERM');
});
process.channel?.unref();
