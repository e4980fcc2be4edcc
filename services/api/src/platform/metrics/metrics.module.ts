import { Module } from '@nestjs/common';
import { MetricsService } from './metrics.service.ts';

/** Metrics for those who run the site. */
@Module({ providers: [MetricsService] })
export class MetricsModule {}
