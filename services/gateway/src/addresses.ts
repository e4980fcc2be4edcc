import type { Socket } from 'node:net';
import { addressGroup, createOpenCounts, type TrustedProxies } from '@boardwalk/server';
import type { FastifyInstance } from 'fastify';
import type { Limits } from './limits.ts';

/** Lets an address have so many connections at a time; those of trusted proxies aren't counted. */
export function limitConnections(app: FastifyInstance, proxies: TrustedProxies, limits: Limits): void {
  const open = createOpenCounts(limits.connections);
  app.server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || proxies.has(remoteAddress)) return;
    const leave = open.take(addressGroup(remoteAddress));
    if (leave) socket.once('close', leave);
    else socket.destroy();
  });
}

/**
 * Says once that something in front of the gateway names addresses that aren't believed: then all visitors behind it count as one, and
 * what one of them may, all of them may together.
 */
export function warnOfProxies(app: FastifyInstance, proxies: TrustedProxies): void {
  if (proxies.names.length > 0) return;
  let warned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!warned && request.headers['x-forwarded-for'] !== undefined) {
      warned = true;
      request.log.warn(
        { address: request.ip },
        'X-Forwarded-For came from this address and is ignored. If it is a proxy of yours, name it in TRUSTED_PROXIES',
      );
    }
    done();
  });
}
