import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.ts';
import { Presence } from './presence.service.ts';

@Module({ imports: [UsersModule], providers: [Presence], exports: [Presence] })
export class PresenceModule {}
