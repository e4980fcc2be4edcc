import { hash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { GATEWAY_KEY_HEADER } from '@boardwalk/contracts';

const digestOf = (key: string) => hash('sha256', key, 'buffer');

/**
 * Whether the gateway makes the call for itself. Requests that it forwards for browsers never carry its key.
 * @param gatewayKey the key of this installation; without one no call counts as the gateway's.
 */
export function isOfGateway(
  { headers }: { headers: IncomingHttpHeaders },
  gatewayKey: string | undefined,
): boolean {
  const key = headers[GATEWAY_KEY_HEADER];
  if (gatewayKey === undefined || typeof key !== 'string') return false;
  return timingSafeEqual(digestOf(key), digestOf(gatewayKey));
}
