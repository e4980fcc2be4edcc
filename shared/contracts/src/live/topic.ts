import type { z } from 'zod';
import type { WantedPermission } from '../access/permission-groups.ts';
import type { ErrorCode } from '../errors/error-table.ts';

/**
 * Something that happens on the site and that a page can listen to. Its key in the table is its name, with parameters as `:name`. Every page
 * of a browser listens over one connection, `GET /api/live/events`.
 */
export interface Topic {
  summary: string;
  /** Who may listen: everybody, members, or holders of a permission or of any of a group. There is no default: silence means no. */
  access: 'public' | 'signed-in' | { permission: WantedPermission };
  params?: z.ZodObject;
  /** What is told, by the event's name: the JSON that comes with it. */
  events: Record<string, z.ZodType>;
  /**
   * The events that tell how something stands, instead of what has happened. Each is told at once to whoever begins to listen, and after every
   * change; a page that comes later is told the last one by the page that keeps the connection.
   */
  state?: readonly string[];
  /** Listening is being there, as in an editor: each window listens by itself, under a name of its own. */
  perWindow?: true;
  /** Errors for which a listener is refused, beyond those that access and parameters bring. */
  errors?: readonly ErrorCode[];
}

/** Declares a group of topics and keeps each one's exact types. */
export function defineTopics<const T extends Record<string, Topic>>(table: T): T {
  return table;
}
