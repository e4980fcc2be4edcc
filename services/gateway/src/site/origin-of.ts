import type { FastifyRequest } from 'fastify';
import type { Configuration } from '../configuration.ts';

/** The site's own address: the configured one, else the one that was asked. */
export function originOf(request: FastifyRequest, { SITE_ORIGIN }: Configuration): string {
  return SITE_ORIGIN ?? `${request.protocol}://${request.host}`;
}
