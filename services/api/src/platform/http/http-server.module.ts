import { type BeforeApplicationShutdown, type DynamicModule, Inject, Module } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

export const HTTP_SERVER = Symbol('HTTP server');

/** Makes the server known to those who give it routes, and ends it after those who have streams open on it, before the database. */
@Module({})
class HttpServerModule implements BeforeApplicationShutdown {
  constructor(@Inject(HTTP_SERVER) private readonly server: FastifyInstance) {}

  async beforeApplicationShutdown(): Promise<void> {
    await this.server.close();
  }
}

export function httpServerModule(server: FastifyInstance): DynamicModule {
  return {
    module: HttpServerModule,
    global: true,
    providers: [{ provide: HTTP_SERVER, useValue: server }],
    exports: [HTTP_SERVER],
  };
}
