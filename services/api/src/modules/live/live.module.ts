import { Module } from '@nestjs/common';
import { LiveController } from './live.controller.ts';
import { LiveStreams } from './live-streams.service.ts';
import { LiveTopics } from './live-topics.service.ts';

@Module({
  controllers: [LiveController],
  providers: [LiveStreams, LiveTopics],
  exports: [LiveTopics, LiveStreams],
})
export class LiveModule {}
