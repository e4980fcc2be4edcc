import { hash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { GATEWAY_KEY_HEADER } from '@boardwalk/contracts';

const digestOf = (key: string) => hash('sha256', key, 'buffer');

/**
 * Whether the gateway makes a call itself, in its own name. What it passes on for browsers never carries its key.
 * @param gatewayKey the key of this installation; without one no call is the gateway's.
 */
export function isOfGateway(
  { headers }: { headers: IncomingHttpHeaders },
  gatewayKey: string | undefined,
): boolean {
  const key = headers[GATEWAY_KEY_HEADER];
  if (gatewayKey === undefined || typeof key !== 'string') return false;
  return timingSafeEqual(digestOf(key), digestOf(gatewayKey));
}
