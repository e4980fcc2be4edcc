import { Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { Idempotency } from '../idempotency/idempotency.service.ts';
import { EndpointInterceptor } from './endpoint.interceptor.ts';
import { ErrorFilter } from './error.filter.ts';
import { RouteCheck } from './route-check.ts';

@Module({
  imports: [DiscoveryModule],
  providers: [
    Idempotency,
    RouteCheck,
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_INTERCEPTOR, useClass: EndpointInterceptor },
  ],
})
export class HttpModule {}
