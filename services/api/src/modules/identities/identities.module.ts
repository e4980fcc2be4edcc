import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { AuditModule } from '../audit/audit.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { DiscordClient } from './discord/discord.client.ts';
import { DiscordLinksService } from './discord/discord-links.service.ts';
import { IdentitiesController } from './identities.controller.ts';
import { IdentitiesMemberData } from './identities.member-data.ts';
import { IdentitiesRepository } from './identities.repository.ts';
import { IdentitiesService } from './identities.service.ts';
import { LinkCodesRepository } from './link-codes.repository.ts';
import { LinkCodesService } from './link-codes.service.ts';
import { WhitelistRepository } from './whitelist/whitelist.repository.ts';
import { WhitelistService } from './whitelist/whitelist.service.ts';
import { WhitelistStepService } from './whitelist/whitelist-step.service.ts';

/** Members' linked accounts, and the whitelist of the game server. */
@Module({
  imports: [DiscoveryModule, AuditModule, UsersModule],
  controllers: [IdentitiesController],
  providers: [
    IdentitiesRepository,
    LinkCodesRepository,
    WhitelistRepository,
    IdentitiesService,
    LinkCodesService,
    WhitelistService,
    WhitelistStepService,
    DiscordClient,
    DiscordLinksService,
    IdentitiesMemberData,
  ],
  exports: [IdentitiesService, LinkCodesService, WhitelistService],
})
export class IdentitiesModule {}
