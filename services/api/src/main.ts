import 'reflect-metadata';
import { type Application, createApplication } from './application.ts';
import {
  type Configuration,
  ConfigurationError,
  configurationFrom,
} from './platform/config/configuration.ts';

/** sysexits.h: the configuration is at fault, so starting again won't help. */
const EXIT_CONFIGURATION = 78;
const LONGEST_STOP = 9_500;

function exitOnBadConfiguration(error: unknown): void {
  if (!(error instanceof ConfigurationError)) return;
  for (const problem of error.problems) console.error(`Configuration: ${problem}`);
  process.exit(EXIT_CONFIGURATION);
}

function readConfiguration(): Configuration {
  try {
    return configurationFrom(process.env);
  } catch (error) {
    exitOnBadConfiguration(error);
    throw error;
  }
}

function stopOnSignal({ server: { log }, context }: Application): void {
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), LONGEST_STOP).unref();
    log.info({ signal }, 'stopping');
    await context.close();
    log.info('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void stop(signal));
}

async function start(): Promise<void> {
  const configuration = readConfiguration();
  const application = await createApplication(configuration);
  stopOnSignal(application);
  const { port, host } = configuration;
  const address = await application.server.listen({ port, host });
  application.server.log.info({ address }, 'listening');
}

start().catch((error: unknown) => {
  exitOnBadConfiguration(error);
  console.error('The API could not start.', error);
  process.exit(1);
});
