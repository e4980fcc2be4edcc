import { Injectable } from '@nestjs/common';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Members selected by another module, such as the followers of a streamer. */
export interface NotificationAudience {
  /** Registered name of the audience. */
  name: string;
  /** Parameter of the audience, such as the id of the streamer. */
  of: string;
}

/** Returns the condition that the member in the column belongs to the audience. */
export type AudienceCondition = (memberId: AnyPgColumn) => SQL;
/** Returns this condition for each audience of one name. @param of parameter of the audience */
type NamedCondition = (memberId: AnyPgColumn, of: string) => SQL;

/** Registry of audiences. Members are selected when they are notified, batch by batch, in the statement that inserts their notifications. */
@Injectable()
export class NotificationAudiencesService {
  private readonly conditions = new Map<string, NamedCondition>();

  /** Must be called from a constructor. The name is stored with events that aren't fanned out yet. */
  register(name: string, condition: NamedCondition): void {
    if (this.conditions.has(name)) throw new Error(`The audience ${name} is registered already.`);
    this.conditions.set(name, condition);
  }

  /** @param audience as returned by {@link audienceText}. @throws for an unregistered audience, so that no one is notified instead of everyone. */
  conditionOf(audience: string | null): AudienceCondition | undefined {
    if (audience === null) return undefined;
    const colon = audience.indexOf(':');
    const condition = this.conditions.get(audience.slice(0, colon));
    if (!condition) throw new Error(`There is no audience ${audience}.`);
    const of = audience.slice(colon + 1);
    return (memberId) => condition(memberId, of);
  }
}

/** Returns the stored form of an audience. */
export function audienceText({ name, of }: NotificationAudience): string {
  return `${name}:${of}`;
}
