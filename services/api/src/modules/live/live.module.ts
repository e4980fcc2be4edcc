import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { LiveController } from './live.controller.ts';
import { LiveStreamsService } from './live-streams.service.ts';
import { LiveTopicsService } from './live-topics.service.ts';

@Module({
  imports: [DiscoveryModule],
  controllers: [LiveController],
  providers: [LiveStreamsService, LiveTopicsService],
  exports: [LiveTopicsService, LiveStreamsService],
})
export class LiveModule {}
