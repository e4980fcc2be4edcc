import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { CLS_ID, ClsService } from 'nestjs-cls';
import { appModule } from './app.module.ts';
import type { Configuration } from './platform/config/configuration.ts';
import { createFastifyAdapter } from './platform/http/fastify-adapter.ts';
import { createLogger, type LogStream } from './platform/logging/logger.ts';
import { NestLogger } from './platform/logging/nest-logger.ts';

/** Creates the API, ready to listen: the schema is migrated, a new installation is set up, every route is checked. */
export async function createApplication(
  configuration: Configuration,
  logStream?: LogStream,
): Promise<NestFastifyApplication> {
  const logger = createLogger(configuration, logStream);
  const adapter = await createFastifyAdapter(configuration, logger);
  const application = await NestFactory.create<NestFastifyApplication>(appModule(configuration), adapter, {
    abortOnError: false,
    bodyParser: false,
    logger: new NestLogger(logger),
  });
  openContexts(adapter.getInstance(), application.get(ClsService));
  await application.init();
  return application;
}

/**
 * Opens the context of each request (its id, and later its transaction). It is opened after the body has been read, because reading
 * goes through events of the socket, which lose it.
 */
function openContexts(server: FastifyInstance, context: ClsService): void {
  server.addHook('preHandler', (request, _reply, done) => {
    context.run(() => {
      context.set(CLS_ID, request.id);
      done();
    });
  });
}
