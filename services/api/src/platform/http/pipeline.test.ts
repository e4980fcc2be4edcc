import type { AddressInfo } from 'node:net';
import {
  type ArgumentsHost,
  type CallHandler,
  type CanActivate,
  Catch,
  Controller,
  type ExceptionFilter,
  type ExecutionContext,
  Module,
  type NestInterceptor,
  Param,
  type PipeTransform,
  UseFilters,
  UseGuards,
  UseInterceptors,
  UsePipes,
} from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { pino } from 'pino';
import { map } from 'rxjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AccessGuard } from '../auth/access.guard.ts';
import { configurationFrom } from '../config/configuration.ts';
import { IdempotencyService } from '../idempotency/idempotency.service.ts';
import { Endpoint } from './endpoint.decorator.ts';
import { ApiExceptionFilter } from './exception.filter.ts';
import { createFastifyAdapter } from './fastify-adapter.ts';
import { ResponseInterceptor } from './response.interceptor.ts';
import { ResponseCache } from './response-cache.ts';

/** Decorators of Nest's documentation, on handlers of the endpoint table. */
class DenyAll implements CanActivate {
  canActivate(): boolean {
    return false;
  }
}

class AddOne implements NestInterceptor {
  intercept(_context: ExecutionContext, next: CallHandler) {
    return next.handle().pipe(map(({ count }: { count: number }) => ({ count: count + 1 })));
  }
}

class Shout implements PipeTransform {
  transform(value: string): string {
    return value.toUpperCase();
  }
}

class Teapot extends Error {}

@Catch(Teapot)
class TeapotFilter implements ExceptionFilter {
  catch(_error: Teapot, host: ArgumentsHost): void {
    host.switchToHttp().getResponse<FastifyReply>().code(418).send('short and stout');
  }
}

@Controller()
class DecoratedController {
  @Endpoint('GET /api/site')
  @UseGuards(DenyAll)
  denied(): void {}

  @Endpoint('GET /api/users/count')
  @UseInterceptors(AddOne)
  counted(): { count: number } {
    return { count: 41 };
  }

  @Endpoint('GET /api/feeds/:file')
  @UsePipes(Shout)
  piped(@Param('file') file: string): void {
    heard.push(file);
  }

  @Endpoint('GET /api/sitemap')
  @UseFilters(TeapotFilter)
  failing(): void {
    throw new Teapot();
  }
}

const heard: string[] = [];

@Module({
  controllers: [DecoratedController],
  providers: [
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_INTERCEPTOR, useClass: ResponseInterceptor },
    { provide: APP_FILTER, useClass: ApiExceptionFilter },
    { provide: IdempotencyService, useValue: {} },
    { provide: ResponseCache, useValue: {} },
  ],
})
class DecoratedModule {}

let application: NestFastifyApplication;
let origin: string;
beforeAll(async () => {
  const configuration = configurationFrom({
    DATABASE_URL: 'postgres://localhost/none',
    AUTH_ISSUER: 'http://localhost:1/',
    AUTH_AUDIENCE: 'none',
  });
  const adapter = await createFastifyAdapter(configuration, pino({ enabled: false }));
  application = await NestFactory.create(DecoratedModule, adapter, { logger: false, bodyParser: false });
  await application.listen(0, 'localhost');
  origin = `http://localhost:${(application.getHttpServer().address() as AddressInfo).port}`;
});
afterAll(() => application.close());

it('applies @UseGuards() of a handler', async () => {
  const answer = await fetch(`${origin}/api/site`);
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ type: 'AUTHORIZATION', details: { code: 'ACCESS_DENIED' } });
});

it('applies @UseInterceptors() of a handler before the response is checked', async () => {
  const answer = await fetch(`${origin}/api/users/count`);
  expect(await answer.json()).toEqual({ count: 42 });
});

it('applies @UsePipes() of a handler', async () => {
  expect((await fetch(`${origin}/api/feeds/news.rss`)).status).toBe(200);
  expect(heard).toEqual(['NEWS.RSS']);
});

it('applies @UseFilters() of a handler', async () => {
  const answer = await fetch(`${origin}/api/sitemap`);
  expect([answer.status, await answer.text()]).toEqual([418, 'short and stout']);
});
