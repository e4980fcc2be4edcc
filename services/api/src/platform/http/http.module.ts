import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { AuthModule } from '../auth/auth.module.ts';
import { Idempotency } from '../idempotency/idempotency.service.ts';
import { Answers } from './answers.ts';
import { EndpointRoutes } from './endpoint-routes.ts';
import { KeptAnswers } from './kept-answers.ts';
import { RouteCheck } from './route-check.ts';

@Module({
  imports: [DiscoveryModule, AuthModule],
  providers: [Idempotency, Answers, KeptAnswers, EndpointRoutes, RouteCheck],
})
export class HttpModule {}
