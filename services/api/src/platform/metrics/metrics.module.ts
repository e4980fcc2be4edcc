import { Global, Module } from '@nestjs/common';
import { MetricsService } from './metrics.service.ts';

/** Metrics for administrators of the site. */
@Global()
@Module({ providers: [MetricsService], exports: [MetricsService] })
export class MetricsModule {}
