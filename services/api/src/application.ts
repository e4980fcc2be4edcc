import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { CLS_ID, ClsService } from 'nestjs-cls';
import { appModule } from './app.module.ts';
import type { Configuration } from './platform/config/configuration.ts';
import { createFastifyAdapter } from './platform/http/fastify-adapter.ts';
import { createLogger, type LogStream } from './platform/logging/logger.ts';
import { NestLogger } from './platform/logging/nest-logger.ts';

/** Creates the API, ready to listen: migrates the schema, sets up a new installation, checks every route. */
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
 * Opens the context of each request (its id, and later its transaction). Must happen after the body was read, because the context is lost in events
 * of the socket.
 */
function openContexts(server: FastifyInstance, context: ClsService): void {
  server.addHook('preHandler', (request, _reply, done) => {
    context.run(() => {
      context.set(CLS_ID, request.id);
      done();
    });
  });
}
