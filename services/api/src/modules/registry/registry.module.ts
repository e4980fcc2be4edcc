import { Module } from '@nestjs/common';
import { LiveModule } from '../live/live.module.ts';
import { ReleasesModule } from '../releases/releases.module.ts';
import { DevelopmentRemotes } from './development-remotes.service.ts';
import { RegistryController } from './registry.controller.ts';
import { RegistryState } from './registry-state.service.ts';
import { ReleaseEvents } from './release-events.service.ts';
import { ReleaseFiles } from './release-files.service.ts';
import { ReleasesTopic } from './releases.topic.ts';
import { SignedSets } from './signed-sets.service.ts';

@Module({
  imports: [ReleasesModule, LiveModule],
  controllers: [RegistryController],
  providers: [RegistryState, DevelopmentRemotes, SignedSets, ReleasesTopic, ReleaseEvents, ReleaseFiles],
  exports: [RegistryState, SignedSets, ReleaseEvents],
})
export class RegistryModule {}
