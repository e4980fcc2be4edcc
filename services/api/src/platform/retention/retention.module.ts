import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { RowRetentionService } from './row-retention.service.ts';

/** Deletion of old rows, by declared rules. */
@Module({ imports: [DiscoveryModule], providers: [RowRetentionService] })
export class RetentionModule {}
