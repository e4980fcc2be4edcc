import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.ts';
import { PresenceService } from './presence.service.ts';

@Module({ imports: [UsersModule], providers: [PresenceService], exports: [PresenceService] })
export class PresenceModule {}
