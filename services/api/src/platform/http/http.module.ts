import { Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { IdempotencyMemberData } from '../idempotency/idempotency.member-data.ts';
import { IdempotencyService } from '../idempotency/idempotency.service.ts';
import { HandlerNamesInterceptor } from '../tracing/handler-names.interceptor.ts';
import { ApiExceptionFilter } from './exception.filter.ts';
import { ResponseInterceptor } from './response.interceptor.ts';
import { ResponseCache } from './response-cache.ts';
import { RouteCheck } from './route-check.ts';

/** Response interceptor and exception filter of every call, after the guards. */
@Module({
  imports: [DiscoveryModule],
  providers: [
    IdempotencyService,
    IdempotencyMemberData,
    ResponseCache,
    RouteCheck,
    { provide: APP_INTERCEPTOR, useClass: HandlerNamesInterceptor },
    { provide: APP_INTERCEPTOR, useClass: ResponseInterceptor },
    { provide: APP_FILTER, useClass: ApiExceptionFilter },
  ],
})
export class HttpModule {}
