import { Injectable } from '@nestjs/common';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Members whom another module knows: the followers of a streamer, for one. */
export interface NotificationAudience {
  /** As the module has registered it. */
  name: string;
  /** Whose members they are. */
  of: string;
}

/** The condition that the member in a column belongs to the audience. */
export type AudienceCondition = (memberId: AnyPgColumn) => SQL;
/** The same for any audience of one name. */
type NamedCondition = (memberId: AnyPgColumn, of: string) => SQL;

/** Audiences by name. Members are found when they are notified, batch by batch, in the statement that writes their notifications. */
@Injectable()
export class NotificationAudiences {
  private readonly conditions = new Map<string, NamedCondition>();

  /** To be called from constructors. The name is stored with events that aren't told yet. */
  register(name: string, condition: NamedCondition): void {
    if (this.conditions.has(name)) throw new Error(`The audience ${name} is registered already.`);
    this.conditions.set(name, condition);
  }

  /** @param audience as {@link audienceText} writes it. @throws for an audience that isn't registered: then no member is notified instead of all. */
  conditionOf(audience: string | null): AudienceCondition | undefined {
    if (audience === null) return undefined;
    const colon = audience.indexOf(':');
    const condition = this.conditions.get(audience.slice(0, colon));
    if (!condition) throw new Error(`There is no audience ${audience}.`);
    const of = audience.slice(colon + 1);
    return (memberId) => condition(memberId, of);
  }
}

/** How an event keeps its audience. */
export function audienceText({ name, of }: NotificationAudience): string {
  return `${name}:${of}`;
}
