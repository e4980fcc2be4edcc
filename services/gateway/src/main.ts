import { ConfigurationError, readConfiguration } from './configuration.ts';
import { createGateway } from './server.ts';

/** The exit code for wrong settings (EX_CONFIG): starting again won't help. */
const WRONG_SETTINGS = 78;
/** Time for open responses to end after a stop signal, in milliseconds. */
const TIMEOUT_MS = 8000;

try {
  const configuration = readConfiguration(process.env);
  const app = await createGateway(configuration);
  const stop = () => {
    setTimeout(() => process.exit(1), TIMEOUT_MS).unref();
    void app.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await app.listen({ port: configuration.PORT, host: configuration.HOST });
  app.log.info({ port: configuration.PORT }, 'listening');
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  process.stderr.write(`The gateway can't start with these settings:\n${error.message}\n`);
  process.exit(WRONG_SETTINGS);
}
