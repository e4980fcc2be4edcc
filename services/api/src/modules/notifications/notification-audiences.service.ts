import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { byUniqueValue, type DeclaredMethod, declaredMethods } from '../../platform/discovery/declared.ts';
import { type SelectAudience, SelectsAudience } from './selects-audience.decorator.ts';

/** Members selected by another module, such as the followers of a streamer. */
export interface NotificationAudience {
  /** Declared name of the audience. */
  name: string;
  /** Parameter of the audience, such as the id of the streamer. */
  of: string;
}

/** Returns the condition that the member in the column belongs to the audience. */
export type AudienceCondition = (memberId: AnyPgColumn) => SQL;

/** Registry of audiences. Members are selected when they are notified, batch by batch, in the statement that inserts their notifications. */
@Injectable()
export class NotificationAudiencesService implements OnModuleInit {
  private audiences = new Map<string, DeclaredMethod<string, SelectAudience>>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /** Refuses to start while two audiences have the same name. */
  onModuleInit(): void {
    const methods = declaredMethods(this.discovery, this.scanner, SelectsAudience);
    this.audiences = byUniqueValue('audience', methods);
  }

  /** @param audience as returned by {@link audienceText}. @throws for an undeclared audience, so that no one is notified instead of everyone. */
  conditionOf(audience: string | null): AudienceCondition | undefined {
    if (audience === null) return undefined;
    const colon = audience.indexOf(':');
    const declared = this.audiences.get(audience.slice(0, colon));
    if (!declared) throw new Error(`There is no audience ${audience}.`);
    const of = audience.slice(colon + 1);
    return (memberId) => declared.call(memberId, of);
  }
}

/** Returns the stored form of an audience. */
export function audienceText({ name, of }: NotificationAudience): string {
  return `${name}:${of}`;
}
