import { randomInt } from 'node:crypto';
import {
  BUCKET_COOKIE,
  BUCKETS,
  CHANNEL_COOKIE,
  DEVELOPMENT_COOKIE,
  hostCookie,
  isInCanary,
  isSignedBy,
  publicKeySet,
  readFault,
  type SignedText,
  TICKET_ALGORITHM,
  type Ticket,
  ticketKeySchema,
  ticketSchema,
} from '@boardwalk/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createLocalJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { SetSource } from './set-source.ts';

/** Properties of a request that determine its set. */
export interface Visitor {
  channel: 'live' | 'staff';
  canaries: string[];
  fault?: string;
  /** Development server on the visitor's own computer that they may load from. */
  developmentOrigin?: string;
}

interface VisitorOptions {
  sets: SetSource;
  publicKeys: readonly string[];
  /** Whether `?fault=` is enabled. */
  faults: boolean;
  /** The site's origin, which determines the names of its cookies. */
  originOf(request: FastifyRequest): string;
}

const YEAR_SECONDS = 31_536_000;

/** Determines the releases of a visitor. Sets a cookie only if some remote has a canary. */
export function visitorReader({ sets, publicKeys, faults, originOf }: VisitorOptions) {
  const ticketKeys = ticketKeysOf(publicKeys);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Visitor> => {
    const { cookies } = request;
    const origin = originOf(request);
    const cookie = (name: string) => cookies[hostCookie(name, origin)];
    const plan = await sets.plan();
    const canaries = plan && plan.canaries.length > 0 ? plan.canaries : [];
    const bucket = canaries.length > 0 ? bucketOf(cookie(BUCKET_COOKIE), origin, reply) : 0;
    const keys = await ticketKeys(plan?.ticketKey);
    const [staff, development] = await Promise.all([
      verifiedTicket(cookie(CHANNEL_COOKIE), 'staff', keys),
      verifiedTicket(cookie(DEVELOPMENT_COOKIE), 'development', keys),
    ]);
    const query = request.query as Record<string, unknown>;
    const fault = faults && typeof query.fault === 'string' ? readFault(query.fault) : undefined;
    return {
      channel: staff ? 'staff' : 'live',
      canaries: canaries
        .filter(({ name, share }) => isInCanary(bucket, name, share))
        .map(({ name }) => name)
        .sort(),
      // As parsed, because other text in the parameter would create another set with the same content.
      ...(fault && { fault: `${fault.name}:${fault.kind}` }),
      ...(development && { developmentOrigin: development.origin }),
    };
  };
}

/** Returns the key for verifying tickets: the one that the API names, if it is signed like release sets. */
function ticketKeysOf(publicKeys: readonly string[]) {
  let known: { signature: string; keys: JWTVerifyGetKey | undefined } | undefined;
  return async (signed: SignedText | undefined): Promise<JWTVerifyGetKey | undefined> => {
    if (!signed) return undefined;
    if (known?.signature === signed.signature) return known.keys;
    const genuine = await isSignedBy(signed, publicKeys);
    const { data } = ticketKeySchema.safeParse(genuine ? JSON.parse(signed.payload) : undefined);
    known = { signature: signed.signature, keys: data && createLocalJWKSet(publicKeySet([data.key])) };
    return known.keys;
  };
}

/** Returns the visitor's bucket; new visitors are assigned one. */
function bucketOf(cookie: string | undefined, origin: string, reply: FastifyReply): number {
  const known = /^\d{1,4}$/.test(cookie ?? '') ? Number(cookie) : undefined;
  if (known !== undefined) return known;
  const bucket = randomInt(BUCKETS);
  reply.setCookie(hostCookie(BUCKET_COOKIE, origin), String(bucket), {
    path: '/',
    maxAge: YEAR_SECONDS,
    httpOnly: true,
    sameSite: 'lax',
    secure: origin.startsWith('https:'),
  });
  return bucket;
}

/** Returns the ticket of a cookie if the registry signed it, it has the right kind, and it hasn't expired. */
async function verifiedTicket<K extends Ticket['kind']>(
  token: string | undefined,
  kind: K,
  keys: JWTVerifyGetKey | undefined,
): Promise<Extract<Ticket, { kind: K }> | undefined> {
  if (token === undefined || !keys) return undefined;
  const verified = await jwtVerify(token, keys, {
    algorithms: [TICKET_ALGORITHM],
    requiredClaims: ['exp'],
  }).catch(() => undefined);
  const ticket = ticketSchema.safeParse(verified?.payload).data;
  return ticket?.kind === kind ? (ticket as Extract<Ticket, { kind: K }>) : undefined;
}
