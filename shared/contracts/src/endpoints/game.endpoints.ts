import { z } from 'zod';
import { instant } from '../entities/list.ts';
import { JOIN_RESULTS, KEY_OVERLAP_HOURS } from '../game/game-limits.ts';
import { signedTextSchema } from '../releases/release-set.ts';
import { line, machine } from '../texts/written.ts';
import { defineEndpoints, LARGE_JSON } from './endpoint.ts';

/** An account identifier of the game server: `license:…`, `discord:…`, `steam:…`. */
const identifier = z.string().regex(/^[a-z0-9]{2,16}:[A-Za-z0-9]{1,64}$/);
const count = z.int().min(0).max(10_000);

/** Status of the game server. It is `unknown` without a recent heartbeat; all other values except for `at` are null then. */
export const serverStatusSchema = z
  .object({
    state: z.enum(['online', 'maintenance', 'unknown']),
    players: z.int().nullable(),
    slots: z.int().nullable(),
    queue: z.int().nullable(),
    /** Address that players enter to connect; null if the server doesn't report one. */
    connect: z.string().nullable(),
    /** Time of the last heartbeat; null without one. */
    at: instant.nullable(),
  })
  .meta({ id: 'ServerStatus' });
export type ServerStatus = z.infer<typeof serverStatusSchema>;

const whitelistEntry = z
  .object({ identifier: z.string(), allowed: z.boolean() })
  .meta({ id: 'WhitelistEntry' });

const gameKey = z
  .object({
    id: z.uuid(),
    name: z.string(),
    createdAt: instant,
    /** Full name of the creator. */
    createdBy: z.string(),
    lastUsedAt: instant.nullable(),
    /** The key is rejected after this time; null for a key without expiry. */
    endsAt: instant.nullable(),
  })
  .meta({ id: 'GameKey' });
export type GameKey = z.infer<typeof gameKey>;

/** Calls of the game server, its status on the site, and its keys. */
export const gameEndpoints = defineEndpoints({
  'POST /api/game/v1/heartbeat': {
    summary: 'Reports that the game server is running, with its number of players.',
    access: 'game-server',
    rate: 'health',
    body: z
      .object({
        players: count,
        slots: count,
        queue: count.default(0),
        connect: line(1, 120).optional(),
        maintenance: z.boolean().default(false),
        /** Version of the game server resource. */
        resource: machine(40).optional(),
      })
      .meta({ id: 'Heartbeat' }),
    answer: z.object({ nextInSeconds: z.int(), mustBeWhitelisted: z.boolean() }),
    status: 200,
  },
  'POST /api/game/v1/join-check': {
    summary:
      'Returns whether a player may join, by all identifiers of the player that the game server knows.',
    access: 'game-server',
    rate: 'health',
    body: z
      .object({ identifiers: z.array(identifier).min(1).max(20), name: line(0, 100).default('') })
      .meta({ id: 'JoinCheck' }),
    answer: z
      .object({
        result: z.enum(JOIN_RESULTS),
        /** Message for the player. */
        message: z.string(),
        /** For `link_required`: the code that the player enters on the site. */
        linkCode: z.string().nullable(),
        /** The member's handle; null for an unknown player. */
        handle: z.string().nullable(),
      })
      .meta({ id: 'JoinAnswer' }),
    status: 200,
  },
  'GET /api/game/v1/whitelist': {
    summary:
      'Returns changes of the whitelist since a cursor, oldest first. `allowed: false` removes an identifier. `nextCursor` is the cursor for the next call, also at the end of the list.',
    access: 'game-server',
    rate: 'health',
    query: z.object({
      since: machine(100).optional(),
      limit: z.coerce.number().int().min(1).max(1000).default(500),
    }),
    answer: z.object({ items: z.array(whitelistEntry), nextCursor: z.string(), more: z.boolean() }),
    status: 200,
    errors: ['INPUT_INVALID'],
  },
  'GET /api/game/v1/snapshot': {
    summary:
      'Returns the whole whitelist as one signed text with its time. Game servers store it for outages of the site.',
    access: 'game-server',
    rate: 'health',
    answer: signedTextSchema,
    status: 200,
  },
  'PUT /api/game/v1/properties': {
    summary:
      'Sets the owners of properties in the game. A property that was sent before is replaced. The property of the registry with this code gets the same owner, unless it is listed or the owner’s account isn’t linked to a member. A null owner removes the owner there.',
    access: 'game-server',
    rate: 'health',
    jsonLimits: LARGE_JSON,
    body: z
      .object({
        properties: z
          .array(
            z.object({
              code: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/),
              owner: identifier.nullable(),
              /** Additional data of the game. */
              data: z.record(machine(40), z.union([line(0, 200), z.number(), z.boolean()])).default({}),
            }),
          )
          .max(500),
      })
      .meta({ id: 'PropertySync' }),
    answer: z.object({ count: z.int(), transferred: z.int() }),
    status: 200,
  },
  'GET /api/server-status': {
    summary: 'Returns the status of the game server.',
    access: 'public',
    rate: 'read',
    answer: serverStatusSchema,
    status: 200,
  },
  'GET /api/game-keys': {
    summary: 'Returns the keys of game servers, newest first.',
    access: { permission: 'bridge.manage' },
    rate: 'read',
    answer: z.object({ items: z.array(gameKey) }),
    status: 200,
  },
  'POST /api/game-keys': {
    summary: `Creates a key. Its secret is returned once, with the public key of the snapshots. With \`replaces\`, the older key expires after ${KEY_OVERLAP_HOURS} hours.`,
    access: { permission: 'bridge.manage' },
    freshSignIn: true,
    rate: 'write',
    body: z.object({ name: line(1, 60), replaces: z.uuid().optional() }).meta({ id: 'NewGameKey' }),
    answer: gameKey
      .extend({
        secret: z.string(),
        /** Public key for the signatures of whitelist snapshots (base64url, 32 bytes raw), which the game server stores. */
        snapshotKey: z.string(),
      })
      .meta({ id: 'CreatedGameKey' }),
    status: 201,
    errors: ['GAME_KEY_NOT_FOUND'],
  },
  'DELETE /api/game-keys/:id': {
    summary: 'Ends a key immediately.',
    access: { permission: 'bridge.manage' },
    rate: 'write',
    params: z.object({ id: z.uuid() }),
    status: 204,
    errors: ['GAME_KEY_NOT_FOUND'],
  },
});
