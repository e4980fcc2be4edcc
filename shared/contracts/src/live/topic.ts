import type { z } from 'zod';
import type { WantedPermission } from '../access/permission-groups.ts';
import type { ErrorCode } from '../errors/error-table.ts';

/**
 * A topic that pages can subscribe to. Its key in the table is its name, with parameters as `:name`. All pages of a browser share one connection,
 * `GET /api/live/events`.
 */
export interface Topic {
  summary: string;
  /**
   * Access rule: everyone, members, or holders of a permission or of any permission of a group. There is no default: a topic without a rule is
   * rejected.
   */
  access: 'public' | 'signed-in' | { permission: WantedPermission };
  params?: z.ZodObject;
  /** Schemas of the events' JSON data, by event name. */
  events: Record<string, z.ZodType>;
  /**
   * Events that describe a current state instead of an occurrence. Each is sent when a subscription begins and after every change; pages that
   * subscribe later get the latest one from the page that holds the connection.
   */
  state?: readonly string[];
  /** A subscription marks its member as present, as in an editor: each window subscribes separately, under its own name. */
  perWindow?: true;
  /** Error codes of a rejected subscription, beyond those implied by access and parameters. */
  errors?: readonly ErrorCode[];
}

/** Declares a group of topics and preserves the exact type of each. */
export function defineTopics<const T extends Record<string, Topic>>(table: T): T {
  return table;
}
