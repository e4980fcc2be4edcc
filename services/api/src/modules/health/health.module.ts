import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import { RegistryModule } from '../registry/registry.module.ts';
import { ReleasesModule } from '../releases/releases.module.ts';
import { HealthController } from './health.controller.ts';
import { HealthService } from './health.service.ts';

/** The exception filter logs a failed check like every unavailable response, so terminus doesn't log it again. */
const terminus = TerminusModule.forRootAsync({
  inject: [CONFIGURATION],
  useFactory: ({ shutdownDelayMs }: Configuration) => ({
    logger: false,
    gracefulShutdownTimeoutMs: shutdownDelayMs,
  }),
});

@Module({
  imports: [terminus, RegistryModule, ReleasesModule],
  controllers: [HealthController],
  providers: [HealthService],
})
export class HealthModule {}
