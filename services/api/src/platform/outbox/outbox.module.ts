import { Global, Module } from '@nestjs/common';
import { OutboxSenderService } from './outbox-sender.service.ts';

/** Sending of messages that are inserted together with their cause. */
@Global()
@Module({ providers: [OutboxSenderService], exports: [OutboxSenderService] })
export class OutboxModule {}
