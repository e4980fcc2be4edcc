import { type DynamicModule, Module } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

export const HTTP_SERVER = Symbol('HTTP server');

@Module({})
class HttpServerModule {}

/** Makes the server known to those who give it routes. */
export function httpServerModule(server: FastifyInstance): DynamicModule {
  return {
    module: HttpServerModule,
    global: true,
    providers: [{ provide: HTTP_SERVER, useValue: server }],
    exports: [HTTP_SERVER],
  };
}
