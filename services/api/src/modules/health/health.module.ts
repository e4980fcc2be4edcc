import { Module } from '@nestjs/common';
import { RegistryModule } from '../registry/registry.module.ts';
import { HealthController } from './health.controller.ts';
import { HealthService } from './health.service.ts';

@Module({ imports: [RegistryModule], controllers: [HealthController], providers: [HealthService] })
export class HealthModule {}
