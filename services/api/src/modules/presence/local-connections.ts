import type { Presence as Told } from '@boardwalk/contracts';
import type { Windows } from './presence-message.ts';

/** One window that listens in this process. */
export interface Connection {
  userId: string;
  /** What the window calls itself, so that it counts once, however often it connects. */
  window: string;
  tell: (here: Told) => void;
}

/** The windows that listen in this process, by topic. Who has left stays for a moment: they may only have loaded the page anew. */
export class LocalConnections {
  private readonly topics = new Map<string, Set<Connection>>();
  private readonly leaving = new Map<string, Set<Connection>>();

  add(topic: string, connection: Connection): void {
    this.topics.set(topic, (this.topics.get(topic) ?? new Set()).add(connection));
  }

  /** The connection is closed, and its member still counts. */
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

  /** Everywhere that somebody is or has just been. */
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
