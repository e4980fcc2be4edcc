import type { Presence as PresenceState } from '@boardwalk/contracts';
import type { Windows } from './presence-message.ts';

/** Window that is connected to this process. */
export interface Connection {
  userId: string;
  /** Id of the window, so that it counts once, regardless of its number of connections. */
  window: string;
  tell: (here: PresenceState) => void;
}

/**
 * Windows that are connected to this process, by topic. A closed connection still counts for a moment, because the window may only be reloading.
 */
export class LocalConnections {
  private readonly topics = new Map<string, Set<Connection>>();
  private readonly leaving = new Map<string, Set<Connection>>();

  add(topic: string, connection: Connection): void {
    this.topics.set(topic, (this.topics.get(topic) ?? new Set()).add(connection));
  }

  /** Moves a closed connection to the leaving ones, whose member still counts. */
  close(topic: string, connection: Connection): void {
    take(this.topics, topic, connection);
    this.leaving.set(topic, (this.leaving.get(topic) ?? new Set()).add(connection));
  }

  forget(topic: string, connection: Connection): void {
    take(this.leaving, topic, connection);
  }

  on(topic: string): readonly Connection[] {
    return [...(this.topics.get(topic) ?? [])];
  }

  /** Returns the topics with a connected or leaving window. */
  all(): string[] {
    return [...new Set([...this.topics.keys(), ...this.leaving.keys()])];
  }

  windows(topic: string): Windows {
    const people = new Map<string, string[]>();
    for (const { userId, window } of this.on(topic))
      people.set(userId, [...(people.get(userId) ?? []), window]);
    for (const { userId } of this.leaving.get(topic) ?? []) if (!people.has(userId)) people.set(userId, []);
    return [...people];
  }
}

function take(topics: Map<string, Set<Connection>>, topic: string, connection: Connection): void {
  const connections = topics.get(topic);
  connections?.delete(connection);
  if (connections?.size === 0) topics.delete(topic);
}
