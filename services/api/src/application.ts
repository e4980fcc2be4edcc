import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { appModule } from './app.module.ts';
import type { Configuration } from './platform/config/configuration.ts';
import { adapterBelow, createHttpServer } from './platform/http/http-server.ts';
import type { LogStream } from './platform/logging/logger-options.ts';
import { NestLogger } from './platform/logging/nest-logger.ts';

/** Puts the API together, ready to listen: schema migrated, a new installation set up, every route checked. */
export async function createApplication(
  configuration: Configuration,
  logStream?: LogStream,
): Promise<NestFastifyApplication> {
  const server = await createHttpServer(configuration, logStream);
  const adapter = await adapterBelow(server);
  const application = await NestFactory.create<NestFastifyApplication>(
    appModule(configuration, server),
    adapter,
    {
      bodyParser: false,
      abortOnError: false,
      logger: new NestLogger(server.log),
    },
  );
  await application.init();
  return application;
}
