import { z } from 'zod';
import { instant } from '../entities/list.ts';
import { settingValuesSchema } from '../entities/remote-settings.ts';
import { remoteKey } from '../releases/remote-declarations.ts';
import { remotePermissionKey } from '../releases/remote-permission.ts';
import { line, machine, text, writtenKinds } from '../texts/written.ts';
import { defineEndpoints, LARGE_JSON } from './endpoint.ts';

const BACKEND = { access: 'backend', rate: 'backend' } as const;

/** Id of a member for one remote, as in the tokens of its calls. */
const memberId = machine(64, 1);
/** Id of a thing of the remote. */
const ownId = machine(100, 1);
/** Path of a page of the remote. */
const ownPath = z.string().startsWith('/').max(300);
/** Maximum of members in one call. */
const MAX_RECIPIENTS = 1_000;
/** Maximum number of documents in one call. */
const MAX_DOCUMENTS = 100;
const MAX_VALUES = 8;
/** Maximum size of the data of a live event, in characters of JSON. */
const MAX_LIVE_DATA = 2_000;

function isJson(value: string): boolean {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}

const values = z
  .record(z.string().regex(/^[a-z][A-Za-z0-9]{0,30}$/), line(0, 160))
  .refine((given) => Object.keys(given).length <= MAX_VALUES, `At most ${MAX_VALUES} values.`);

const details = z
  .record(
    z.string().regex(/^[a-z][A-Za-z0-9]{0,30}$/),
    z.union([line(0, 200), z.number(), z.boolean(), z.null()]),
  )
  .refine((given) => Object.keys(given).length <= MAX_VALUES, `At most ${MAX_VALUES} values.`);

const document = z.object({
  id: ownId,
  kind: remoteKey,
  title: line(1, 160),
  text: text(0, 4_000).default(''),
  path: ownPath,
  access: z.union([z.literal('public'), z.literal('members'), z.object({ permission: remotePermissionKey })]),
  at: instant.nullable().default(null),
});

/**
 * Calls of the backends of remotes, which identify themselves with a key. Everything that they name has to be declared by a served version of the remote, and
 * belong to it.
 */
export const backendEndpoints = defineEndpoints({
  'GET /api/backend/members/:id': {
    summary:
      'Returns a member who has used the remote, with the permissions of the remote that they hold now. A closed account has none.',
    ...BACKEND,
    params: z.object({ id: memberId }),
    answer: z.object({
      id: z.string(),
      handle: z.string(),
      name: z.string(),
      /** Whether the account is neither suspended nor banned. */
      open: z.boolean(),
      permissions: z.array(z.string()),
    }),
    status: 200,
    errors: ['USER_NOT_FOUND'],
  },
  'GET /api/backend/settings': {
    summary: 'Returns the settings of the remote, with defaults where the owners have set none.',
    ...BACKEND,
    answer: z.object({ version: z.int().min(0), values: settingValuesSchema }),
    status: 200,
  },
  'POST /api/backend/notifications': {
    summary:
      'Notifies members of the remote, or the holders of one of its permissions. A second call with the same kind and subject does nothing.',
    ...BACKEND,
    rate: 'write',
    jsonLimits: LARGE_JSON,
    body: z.object({
      kind: remoteKey,
      subject: ownId,
      to: z.union([
        z.strictObject({ members: z.array(memberId).min(1).max(MAX_RECIPIENTS) }),
        z.strictObject({ permission: remotePermissionKey }),
      ]),
      values: values.default({}),
      /** The member who caused it, and isn't notified. */
      actor: memberId.optional(),
      path: ownPath,
    }),
    answer: z.object({ sent: z.boolean() }),
    status: 200,
    errors: ['NOT_DECLARED'],
  },
  'DELETE /api/backend/notifications/:kind/:subject': {
    summary: 'Withdraws the unread and unsent notifications about a subject.',
    ...BACKEND,
    params: z.object({ kind: remoteKey, subject: ownId }),
    status: 204,
    errors: ['NOT_DECLARED'],
  },
  'PUT /api/backend/inbox/:kind/:subject': {
    summary: 'Opens an item in the staff’s inbox, or updates the open one about the subject.',
    ...BACKEND,
    params: z.object({ kind: remoteKey, subject: ownId }),
    body: z.object({
      title: line(1, 160),
      note: line(0, 240).default(''),
      count: z.int().min(1).max(1_000_000).default(1),
      path: ownPath,
      /** The member whom it concerns, and who doesn't see it. */
      about: memberId.nullable().default(null),
    }),
    status: 204,
    errors: ['NOT_DECLARED'],
  },
  'DELETE /api/backend/inbox/:kind/:subject': {
    summary: 'Closes the item about a subject. `by` is the member who handled it.',
    ...BACKEND,
    params: z.object({ kind: remoteKey, subject: ownId }),
    query: z.object({ by: memberId.optional() }),
    status: 204,
    errors: ['NOT_DECLARED'],
  },
  'POST /api/backend/audit': {
    summary: 'Adds an entry to the audit log. Without an actor the remote itself acted.',
    ...BACKEND,
    body: z.object({
      action: remoteKey,
      actor: memberId.nullable().default(null),
      target: z.object({ id: ownId, label: line(1, 160) }),
      details: details.default({}),
    }),
    status: 204,
    errors: ['NOT_DECLARED'],
  },
  'PUT /api/backend/search': {
    summary: 'Adds documents to the site’s search, or replaces those with the same ids.',
    ...BACKEND,
    body: z.object({ documents: z.array(document).min(1).max(MAX_DOCUMENTS) }),
    jsonLimits: LARGE_JSON,
    status: 204,
    errors: ['NOT_DECLARED', 'TOO_MANY_DOCUMENTS'],
  },
  'DELETE /api/backend/search': {
    summary: 'Removes all documents of the remote from the search.',
    ...BACKEND,
    status: 204,
  },
  'DELETE /api/backend/search/:id': {
    summary: 'Removes a document from the search. An unknown id has no effect.',
    ...BACKEND,
    params: z.object({ id: ownId }),
    status: 204,
  },
  'POST /api/backend/live': {
    summary: 'Sends an event to the pages that subscribe to a live topic of the remote.',
    ...BACKEND,
    body: z.object({
      topic: remoteKey,
      /** Id of its subject; `all` for subscribers of the whole topic. */
      id: machine(64, 1).default('all'),
      /** The data of the event, as JSON. */
      json: z
        .string()
        .max(MAX_LIVE_DATA)
        .refine(isJson, 'This isn’t JSON.')
        .register(writtenKinds, { kind: 'machine' })
        .default('null'),
    }),
    status: 204,
    errors: ['NOT_DECLARED'],
  },
});
