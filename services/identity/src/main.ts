import { ConfigurationError, readConfiguration, startIdentity } from './server.ts';

/** Returns a readable reason for a failed start. */
function explain(error: unknown): string {
  if (error instanceof ConfigurationError) return `The identity stand-in can't start.\n${error.message}`;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `The identity stand-in can't start: ${error.message}.\nStop what listens there, or choose another port with IDENTITY_PORT.`;
  }
  return `The identity stand-in can't start.\n${error instanceof Error ? error.message : String(error)}`;
}

try {
  const identity = await startIdentity(readConfiguration(process.env));
  const stop = (): void => {
    identity.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
