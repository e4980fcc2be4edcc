import type { Socket } from 'node:net';
import { addressGroup, createOpenCounts, type TrustedProxies } from '@boardwalk/server';
import type { FastifyInstance } from 'fastify';
import type { Limits } from './limits.ts';

/** Limits the simultaneous connections of an address, except for trusted proxies. */
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
 * Warns once if something in front of the gateway sends untrusted client addresses: all visitors behind it then count as one, and share its limits.
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
