import { RELEASE_SET_PATH } from '@boardwalk/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SetSource } from './set-source.ts';
import type { Visitor } from './visitor.ts';

interface ReleaseSetOptions {
  sets: SetSource;
  visitorOf(request: FastifyRequest, reply: FastifyReply): Promise<Visitor>;
}

/** Returns the visitor's newest release set, signed, for an open page. */
export async function releaseSetRoutes(
  app: FastifyInstance,
  { sets, visitorOf }: ReleaseSetOptions,
): Promise<void> {
  app.get(RELEASE_SET_PATH, async (request, reply) => {
    const known = await sets.get(await visitorOf(request, reply));
    reply.header('cache-control', 'no-store');
    if (!known) return reply.code(503).header('retry-after', '5').send({ message: 'No release set yet.' });
    if (sets.isStale()) reply.header('x-boardwalk-release-set', 'last-known');
    return known.signed;
  });
}
