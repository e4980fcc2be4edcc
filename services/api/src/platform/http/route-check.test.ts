import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller, Get, Module } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { configurationFrom } from '../config/configuration.ts';
import { Endpoint } from './endpoint.decorator.ts';
import { createFastifyAdapter } from './fastify-adapter.ts';
import { Input } from './input.decorator.ts';
import { RouteCheck } from './route-check.ts';

@Controller()
class StrayController {
  @Endpoint('GET /api/site')
  declared(): void {}

  @Get('/api/undeclared')
  undeclared(): void {}

  @Endpoint('GET /api/articles')
  unchecked(): void {}

  @Endpoint('GET /api/users')
  checked(@Input() _input: EndpointInput<'GET /api/users'>): EndpointAnswer<'GET /api/users'> {
    return { items: [], nextCursor: null };
  }
}

@Module({ imports: [DiscoveryModule], controllers: [StrayController], providers: [RouteCheck] })
class StrayModule {}

it('refuses to start with a route outside the table, a row without a route, or unchecked input', async () => {
  const configuration = configurationFrom({
    DATABASE_URL: 'postgres://localhost/none',
    AUTH_ISSUER: 'http://localhost:1/',
    AUTH_AUDIENCE: 'none',
  });
  const adapter = await createFastifyAdapter(configuration, pino({ enabled: false }));
  adapter.getInstance().get('/api/stray', () => {});
  const options = { logger: false, abortOnError: false, bodyParser: false } as const;
  const application = await NestFactory.create(StrayModule, adapter, options);
  const failure = await application.init().then(
    () => '',
    (error: Error) => error.message,
  );
  expect(failure).toContain('GET /api/undeclared is not in the endpoint table');
  expect(failure).toContain('GET /api/stray is not in the endpoint table');
  expect(failure).toContain('GET /api/users/me is in the endpoint table but nothing serves it');
  expect(failure).toContain("StrayController.unchecked doesn't take its @Input()");
  expect(failure).not.toContain('GET /api/site is');
  expect(failure).not.toContain('StrayController.checked');
});
