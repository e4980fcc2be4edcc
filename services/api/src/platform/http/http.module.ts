import { Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { IdempotencyMemberData } from '../idempotency/idempotency.member-data.ts';
import { IdempotencyService } from '../idempotency/idempotency.service.ts';
import { HandlerNames } from '../tracing/handler-names.interceptor.ts';
import { ApiExceptionFilter } from './exception.filter.ts';
import { ResponseInterceptor } from './response.interceptor.ts';
import { ResponseCache } from './response-cache.ts';
import { RouteCheck } from './route-check.ts';

/** What every call passes after the guards: the response interceptor and the exception filter. */
@Module({
  imports: [DiscoveryModule],
  providers: [
    IdempotencyService,
    IdempotencyMemberData,
    ResponseCache,
    RouteCheck,
    { provide: APP_INTERCEPTOR, useClass: HandlerNames },
    { provide: APP_INTERCEPTOR, useClass: ResponseInterceptor },
    { provide: APP_FILTER, useClass: ApiExceptionFilter },
  ],
})
export class HttpModule {}
