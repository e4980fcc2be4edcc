import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { appModule } from './app.module.ts';
import type { Configuration } from './platform/config/configuration.ts';
import { createHttpServer } from './platform/http/http-server.ts';
import type { LogStream } from './platform/logging/logger-options.ts';
import { NestLogger } from './platform/logging/nest-logger.ts';

export interface Application {
  server: FastifyInstance;
  /** What Nest holds. Closing it ends the server as well. */
  context: INestApplicationContext;
}

/**
 * Puts the API together, ready to listen: schema migrated, a new installation set up, every route checked. Nest makes and joins the
 * parts and tells them of start and stop; the server is Fastify's own, because Nest's layer before it costs each call more than most
 * calls do.
 */
export async function createApplication(
  configuration: Configuration,
  logStream?: LogStream,
): Promise<Application> {
  const server = await createHttpServer(configuration, logStream);
  const context = await NestFactory.createApplicationContext(appModule(configuration, server), {
    abortOnError: false,
    logger: new NestLogger(server.log),
  });
  await server.ready();
  return { server, context };
}
