import { randomInt } from 'node:crypto';
import {
  BUCKET_COOKIE,
  BUCKETS,
  CHANNEL_COOKIE,
  DEVELOPMENT_COOKIE,
  decodeTicket,
  isInCanary,
  isSignedBy,
  readFault,
  type Ticket,
  ticketSchema,
} from '@boardwalk/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
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
}

const YEAR = 31_536_000;

/** Tells which releases a visitor gets. Nobody gets a cookie unless some remote has a canary to choose people for. */
export function visitorReader({ sets, publicKeys, faults }: VisitorOptions) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Visitor> => {
    const cookies = readCookies(request.headers.cookie);
    const plan = await sets.plan();
    const canaries = plan && plan.canaries.length > 0 ? plan.canaries : [];
    const bucket = canaries.length > 0 ? bucketOf(cookies.get(BUCKET_COOKIE), request, reply) : 0;
    const [staff, development] = await Promise.all([
      genuine(cookies.get(CHANNEL_COOKIE), 'staff', publicKeys),
      genuine(cookies.get(DEVELOPMENT_COOKIE), 'development', publicKeys),
    ]);
    const query = request.query as Record<string, unknown>;
    const wish = faults && typeof query.fault === 'string' ? readFault(query.fault) : undefined;
    return {
      channel: staff ? 'staff' : 'live',
      canaries: canaries
        .filter(({ name, share }) => isInCanary(bucket, name, share))
        .map(({ name }) => name)
        .sort(),
      // As it was read: whatever else stood there would make another set of the same.
      ...(wish && { fault: `${wish.name}:${wish.kind}` }),
      ...(development && { developmentOrigin: development.origin }),
    };
  };
}

/** The visitor's bucket; who has none is put into one and keeps it. */
function bucketOf(cookie: string | undefined, request: FastifyRequest, reply: FastifyReply): number {
  const known = /^\d{1,4}$/.test(cookie ?? '') ? Number(cookie) : undefined;
  if (known !== undefined) return known;
  const bucket = randomInt(BUCKETS);
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${BUCKET_COOKIE}=${bucket}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${secure}`,
  );
  return bucket;
}

/** The ticket in a cookie when the registry signed it, it is of this kind, and its time isn't over. */
async function genuine<K extends Ticket['kind']>(
  word: string | undefined,
  kind: K,
  publicKeys: readonly string[],
): Promise<Extract<Ticket, { kind: K }> | undefined> {
  const signed = word === undefined ? undefined : decodeTicket(word);
  if (!signed || !(await isSignedBy(signed, publicKeys))) return undefined;
  const ticket = ticketSchema.safeParse(JSON.parse(signed.payload));
  if (!ticket.success || ticket.data.kind !== kind) return undefined;
  if (Date.parse(ticket.data.expiresAt) < Date.now()) return undefined;
  return ticket.data as Extract<Ticket, { kind: K }>;
}

/** The cookies of a request, by name. */
export function readCookies(header: string | undefined): Map<string, string> {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  return new Map(
    pairs
      .filter((pair) => pair.includes('='))
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );
}
