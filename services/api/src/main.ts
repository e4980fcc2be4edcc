import 'reflect-metadata';
import { flushCompileCache } from 'node:module';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApplication } from './application.ts';
import {
  type Configuration,
  ConfigurationError,
  configurationFrom,
} from './platform/config/configuration.ts';

/** sysexits.h: invalid configuration, so that a restart won't help. */
const EXIT_CONFIGURATION = 78;
/** Less than supervisors wait before they kill the process. */
const SHUTDOWN_LIMIT_MS = 9_500;
/** Time after the start at which the compiled code is stored: after the first requests, so that it contains their code too. */
const STORE_CODE_DELAY_MS = 5_000;

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

/** Nest runs the shutdown hooks and ends the process. A hook that takes too long is aborted. */
function stopOnSignal(application: NestFastifyApplication): void {
  const signals = ['SIGTERM', 'SIGINT'] as const;
  application.enableShutdownHooks([...signals], { useProcessExit: true });
  for (const signal of signals) {
    process.once(signal, () => setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref());
  }
}

async function start(): Promise<void> {
  const configuration = readConfiguration();
  const application = await createApplication(configuration);
  stopOnSignal(application);
  const { port, host } = configuration;
  await application.listen(port, host);
  new Logger('Main').log(`Listening on ${await application.getUrl()}`);
  // With NODE_COMPILE_CACHE, Node itself stores it only at an orderly exit: a killed process would compile everything again.
  setTimeout(flushCompileCache, STORE_CODE_DELAY_MS).unref();
}

start().catch((error: unknown) => {
  exitOnBadConfiguration(error);
  console.error('The API could not start.', error);
  process.exit(1);
});
