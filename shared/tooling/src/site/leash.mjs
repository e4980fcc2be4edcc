// Loaded into each service that the supervisor starts: when the supervisor is gone, however it went, the service goes too.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
