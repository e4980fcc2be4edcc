import { Injectable } from '@nestjs/common';
import type { SQL } from 'drizzle-orm';
import { users } from '../users/users.table.ts';

/** Members whom another module knows: the followers of a streamer, for one. */
export interface NotificationAudience {
  /** As the module has registered it. */
  name: string;
  /** Whose members they are. */
  of: string;
}

/** The condition that the member of the column is one of them. */
type Condition = (memberId: typeof users.id, of: string) => SQL;

/** Audiences by name. Members are found when they are notified, batch by batch, in the statement that writes their notifications. */
@Injectable()
export class NotificationAudiences {
  private readonly conditions = new Map<string, Condition>();

  /** To be called from constructors. The name is stored with events that aren't told yet. */
  register(name: string, condition: Condition): void {
    if (this.conditions.has(name)) throw new Error(`The audience ${name} is registered already.`);
    this.conditions.set(name, condition);
  }

  /** @param audience as {@link audienceText} writes it. @throws for an audience that nobody has registered: nobody is told rather than all. */
  conditionOf(audience: string | null): SQL | undefined {
    if (audience === null) return undefined;
    const colon = audience.indexOf(':');
    const condition = this.conditions.get(audience.slice(0, colon));
    if (!condition) throw new Error(`There is no audience ${audience}.`);
    return condition(users.id, audience.slice(colon + 1));
  }
}

/** How an event keeps its audience. */
export function audienceText({ name, of }: NotificationAudience): string {
  return `${name}:${of}`;
}
