import { z } from 'zod';
import { localLine } from './local-line.ts';
import { remotePermissionKey } from './remote-permission.ts';

/** Maximum number of entries of each list. */
const MAX_ENTRIES = 20;

/** Key of something that a remote declares: the name of the remote, a dot, and a word. At most 71 characters. */
export const remoteKey = z
  .string()
  .max(71)
  .regex(/^[a-z][a-z0-9-]{1,39}\.[a-z][a-z0-9-]{1,29}$/, 'Keys look like polls.closed.');

const channels = z.object({
  inApp: z.boolean().default(true),
  email: z.boolean().default(false),
  push: z.boolean().default(false),
});

/**
 * A kind of notifications of a remote. `label` names it in the settings. `text` is the sentence that recipients read, with values of the backend as
 * `{name}`. `channels` are the defaults, which each member can change.
 */
export const remoteNotificationSchema = z.object({
  kind: remoteKey,
  label: localLine(60),
  description: localLine(200).optional(),
  text: localLine(200),
  channels: channels.default({ inApp: true, email: false, push: false }),
});
export type RemoteNotification = z.infer<typeof remoteNotificationSchema>;

/** A kind of items of a remote in the staff's inbox. `open` is the label of the button that leads to the item's page. */
export const remoteInboxKindSchema = z.object({
  kind: remoteKey,
  label: localLine(60),
  open: localLine(40),
  /** Permission of the remote to see such items and to work on them. */
  permission: remotePermissionKey,
  /** Hours until an item is overdue. */
  dueHours: z.int().min(1).max(720).default(72),
});
export type RemoteInboxKind = z.infer<typeof remoteInboxKindSchema>;

/** An action of a remote in the audit log, as a sentence with `{who}` for the actor and `{what}` for the target. */
export const remoteAuditActionSchema = z.object({
  action: remoteKey,
  sentence: localLine(120),
});
export type RemoteAuditAction = z.infer<typeof remoteAuditActionSchema>;

/** A kind of search results of a remote, with its singular name. */
export const remoteSearchKindSchema = z.object({ kind: remoteKey, label: localLine(40) });
export type RemoteSearchKind = z.infer<typeof remoteSearchKindSchema>;

/** A live topic of a remote: pages subscribe to it, and the backend sends events. */
export const remoteTopicSchema = z.object({
  topic: remoteKey,
  access: z.union(
    [z.literal('public'), z.literal('members'), z.object({ permission: remotePermissionKey })],
    'Access is "public", "members" or { "permission": "…" } with a permission of this remote.',
  ),
});
export type RemoteTopic = z.infer<typeof remoteTopicSchema>;

const listOf = <T extends z.ZodType>(entry: T) =>
  z.array(entry).max(MAX_ENTRIES, `At most ${MAX_ENTRIES} entries.`);

/** Parts of the site that the backend of a remote may use, all named after the remote. */
export const remoteDeclarationsShape = {
  /** Kinds of notifications. */
  notifications: listOf(remoteNotificationSchema).optional(),
  /** Kinds of items in the staff's inbox. */
  inbox: listOf(remoteInboxKindSchema).optional(),
  /** Actions in the audit log. */
  audit: listOf(remoteAuditActionSchema).optional(),
  /** Kinds of search results. */
  search: listOf(remoteSearchKindSchema).optional(),
  /** Live topics. */
  topics: listOf(remoteTopicSchema).optional(),
};

/** Declarations of a release. */
export type RemoteDeclarations = z.infer<z.ZodObject<typeof remoteDeclarationsShape>>;

/** Returns the keys of all declarations, with the list that each is in. */
export function declaredKeys({
  notifications = [],
  inbox = [],
  audit = [],
  search = [],
  topics = [],
}: RemoteDeclarations): { list: keyof RemoteDeclarations; key: string }[] {
  const keysOf = (list: keyof RemoteDeclarations, keys: readonly string[]) =>
    keys.map((key) => ({ list, key }));
  return [
    ...keysOf(
      'notifications',
      notifications.map(({ kind }) => kind),
    ),
    ...keysOf(
      'inbox',
      inbox.map(({ kind }) => kind),
    ),
    ...keysOf(
      'audit',
      audit.map(({ action }) => action),
    ),
    ...keysOf(
      'search',
      search.map(({ kind }) => kind),
    ),
    ...keysOf(
      'topics',
      topics.map(({ topic }) => topic),
    ),
  ];
}

/** Returns a text of a remote with its `{name}` placeholders replaced; those without a value are removed. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{([a-z][A-Za-z0-9]{0,30})\}/g, (_, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : '',
  );
}
