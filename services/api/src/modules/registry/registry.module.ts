import { Module } from '@nestjs/common';
import { ReleasesModule } from '../releases/releases.module.ts';
import { DevelopmentRemotes } from './development-remotes.service.ts';
import { RegistryController } from './registry.controller.ts';
import { RegistryState } from './registry-state.service.ts';
import { RegistryStreams } from './registry-streams.service.ts';
import { ReleaseEvents } from './release-events.service.ts';
import { ReleaseFiles } from './release-files.service.ts';
import { SignedSets } from './signed-sets.service.ts';

@Module({
  imports: [ReleasesModule],
  controllers: [RegistryController],
  providers: [RegistryState, DevelopmentRemotes, SignedSets, RegistryStreams, ReleaseEvents, ReleaseFiles],
  exports: [RegistryState, SignedSets, ReleaseEvents],
})
export class RegistryModule {}
