// The API's twin in the benchmark of processor time: Nest on the Fastify adapter as its documentation shows it, with one guard, one
// pipe, one interceptor, one filter, and access tokens checked by passport-jwt and jwks-rsa. Nothing is cached beyond what these
// libraries cache by themselves. Plain JavaScript, so decorators are called by hand.
// Arguments: port, database URL, the issuer's URL, the audience.
import 'reflect-metadata';
import {
  Catch,
  Controller,
  Get,
  HttpException,
  Inject,
  Injectable,
  Module,
  Param,
  Query,
  UseGuards,
} from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE, NestFactory } from '@nestjs/core';
import { AuthGuard, PassportModule, PassportStrategy } from '@nestjs/passport';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import jwksRsa from 'jwks-rsa';
import { ExtractJwt, Strategy } from 'passport-jwt';
import pg from 'pg';
import { map } from 'rxjs';

const [port, databaseUrl, issuer, audience] = process.argv.slice(2);

class OpenGuard {
  canActivate(context) {
    return context.switchToHttp().getRequest().url !== '/closed';
  }
}

class TrimPipe {
  transform(value) {
    return typeof value === 'string' ? value.trim() : value;
  }
}

class SameInterceptor {
  intercept(_context, next) {
    return next.handle().pipe(map((value) => value));
  }
}

class ErrorFilter {
  catch(error, host) {
    const status = error instanceof HttpException ? error.getStatus() : 500;
    host.switchToHttp().getResponse().code(status).send({ status });
  }
}
Catch()(ErrorFilter);

class JwtStrategy extends PassportStrategy(Strategy) {
  constructor() {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKeyProvider: jwksRsa.passportJwtSecret({
        cache: true,
        rateLimit: true,
        jwksRequestsPerMinute: 5,
        jwksUri: `${issuer}.well-known/jwks.json`,
      }),
      issuer,
      audience,
      algorithms: ['RS256'],
    });
  }

  validate(payload) {
    return { id: payload.sub };
  }
}
Injectable()(JwtStrategy);

const POOL = Symbol('pool');
const LIST = `SELECT id, slug, title, summary, category, tags, cover_alt, cover, comments_open, reading_minutes, state, published_at,
    pin_slot, author_id, version, created_at, updated_at
  FROM articles WHERE state = 'published' ORDER BY (pin_slot IS NOT NULL) DESC, published_at DESC, id DESC LIMIT 20`;

class TwinController {
  constructor(pool) {
    this.pool = pool;
  }

  bare() {
    return { status: 'up' };
  }

  authenticated(role) {
    return { hasRole: role === 'OWNER' };
  }

  async list() {
    const { rows } = await this.pool.query({ name: 'list', text: LIST });
    return { items: rows, nextCursor: null };
  }

  async row(id) {
    const { rows } = await this.pool.query({
      name: 'row',
      text: 'SELECT * FROM users WHERE id = $1',
      values: [id],
    });
    return rows[0];
  }
}
Controller()(TwinController);
Inject(POOL)(TwinController, undefined, 0);

/** Applies decorators to a handler, as `@` does. */
function decorate(method, ...decorators) {
  const descriptor = Object.getOwnPropertyDescriptor(TwinController.prototype, method);
  for (const apply of decorators) apply(TwinController.prototype, method, descriptor);
}
const Signed = UseGuards(AuthGuard('jwt'));
decorate('bare', Get('bare'));
decorate('authenticated', Get('authenticated'), Signed);
decorate('list', Get('list'), Signed);
decorate('row', Get('row/:id'), Signed);
Query('role')(TwinController.prototype, 'authenticated', 0);
Param('id')(TwinController.prototype, 'row', 0);

class TwinModule {}
Module({
  imports: [PassportModule],
  controllers: [TwinController],
  providers: [
    JwtStrategy,
    { provide: POOL, useValue: new pg.Pool({ connectionString: databaseUrl, max: 10 }) },
    { provide: APP_GUARD, useClass: OpenGuard },
    { provide: APP_PIPE, useClass: TrimPipe },
    { provide: APP_INTERCEPTOR, useClass: SameInterceptor },
    { provide: APP_FILTER, useClass: ErrorFilter },
  ],
})(TwinModule);

const application = await NestFactory.create(TwinModule, new FastifyAdapter(), { logger: false });
await application.listen(Number(port), 'localhost');
process.send?.('listening');
process.on('disconnect', () => process.exit());
