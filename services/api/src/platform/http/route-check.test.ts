import { Controller, Get, Module } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { AccessGuard } from '../auth/access.guard.ts';
import { Answers } from './answers.ts';
import { Endpoint } from './endpoint.decorator.ts';
import { EndpointRoutes } from './endpoint-routes.ts';
import { httpServerModule } from './http-server.module.ts';
import { RouteCheck } from './route-check.ts';
import { noteRoutes } from './served-routes.ts';

@Controller()
class StrayController {
  @Endpoint('GET /api/site')
  declared(): void {}

  @Get('/api/undeclared')
  undeclared(): void {}
}

/** Nobody calls here: only what routes there are counts. */
const uncalled = [AccessGuard, Answers].map((provide) => ({ provide, useValue: {} }));

const server = fastify();

@Module({
  imports: [DiscoveryModule, httpServerModule(server)],
  controllers: [StrayController],
  providers: [...uncalled, EndpointRoutes, RouteCheck],
})
class StrayModule {}

it('refuses to start with a route outside the table, or a row without a route', async () => {
  noteRoutes(server);
  server.get('/api/stray', () => {});
  const start = NestFactory.createApplicationContext(StrayModule, { logger: false, abortOnError: false });
  const failure = await start.then(
    () => '',
    (error: Error) => error.message,
  );
  expect(failure).toContain('StrayController.undeclared serves a route without an endpoint');
  expect(failure).toContain('GET /api/stray is not in the endpoint table');
  expect(failure).toContain('GET /api/users/me is in the endpoint table but nothing serves it');
  expect(failure).not.toContain('GET /api/site is');
});
