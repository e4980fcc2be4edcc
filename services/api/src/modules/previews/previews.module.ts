import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { RegistryModule } from '../registry/registry.module.ts';
import { ReleasesModule } from '../releases/releases.module.ts';
import { PreviewLinks } from './preview-links.service.ts';
import { PreviewsController } from './previews.controller.ts';
import { Previews } from './previews.service.ts';

@Module({
  imports: [RegistryModule, ReleasesModule, AuditModule],
  controllers: [PreviewsController],
  providers: [PreviewLinks, Previews],
})
export class PreviewsModule {}
