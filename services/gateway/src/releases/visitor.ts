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

/** What a request says about the set that its sender gets. */
export interface Visitor {
  channel: 'live' | 'staff';
  canaries: string[];
  fault?: string;
  /** The development server on the visitor's own computer that they were given leave to load from. */
  developmentOrigin?: string;
}

interface VisitorOptions {
  sets: SetSource;
  publicKeys: readonly string[];
  /** Whether `?fault=` is heard. */
  faults: boolean;
  /** The site's own address, which decides what its cookies are named. */
  originOf(request: FastifyRequest): string;
}

const YEAR = 31_536_000;

/** Tells which releases a visitor gets. Nobody gets a cookie unless some remote has a canary to choose people for. */
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
      // As it was read: whatever else stood there would make another set of the same.
      ...(fault && { fault: `${fault.name}:${fault.kind}` }),
      ...(development && { developmentOrigin: development.origin }),
    };
  };
}

/** What verifies tickets: the key that the API names, when it is signed as release sets are. */
function ticketKeysOf(publicKeys: readonly string[]) {
  let known: { signature: string; keys: JWTVerifyGetKey | undefined } | undefined;
  return async (told: SignedText | undefined): Promise<JWTVerifyGetKey | undefined> => {
    if (!told) return undefined;
    if (known?.signature === told.signature) return known.keys;
    const genuine = await isSignedBy(told, publicKeys);
    const { data } = ticketKeySchema.safeParse(genuine ? JSON.parse(told.payload) : undefined);
    known = { signature: told.signature, keys: data && createLocalJWKSet(publicKeySet([data.key])) };
    return known.keys;
  };
}

/** The visitor's bucket; who has none is put into one and keeps it. */
function bucketOf(cookie: string | undefined, origin: string, reply: FastifyReply): number {
  const known = /^\d{1,4}$/.test(cookie ?? '') ? Number(cookie) : undefined;
  if (known !== undefined) return known;
  const bucket = randomInt(BUCKETS);
  reply.setCookie(hostCookie(BUCKET_COOKIE, origin), String(bucket), {
    path: '/',
    maxAge: YEAR,
    httpOnly: true,
    sameSite: 'lax',
    secure: origin.startsWith('https:'),
  });
  return bucket;
}

/** The ticket in a cookie when the registry signed it, it is of this kind, and it hasn't expired. */
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
