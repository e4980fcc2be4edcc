import { isIP } from 'node:net';
import { compile } from '@fastify/proxy-addr';

/** Proxies whose X-Forwarded-For is trusted. */
export interface TrustedProxies {
  /** Value for Fastify's `trustProxy`. */
  names: string[];
  /** Returns whether an address belongs to one of them. */
  has(address: string | undefined): boolean;
}

/** Names of address ranges. */
const RANGES = ['loopback', 'linklocal', 'uniquelocal'];
/** Ranges that include everyone. */
const ANY_ADDRESS = /\/0+$|^(0\.0\.0\.0|::)$/;

/**
 * Parses a comma-separated list of proxies: addresses, ranges like `10.0.0.0/8`, and the names `loopback`, `linklocal`, `uniquelocal`.
 * @throws Error with a short reason.
 */
export function trustedProxies(text: string): TrustedProxies {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  for (const name of names) {
    if (ANY_ADDRESS.test(name))
      throw new Error(`must not name everybody (${name}): then each visitor could choose their address`);
    if (!isValid(name))
      throw new Error(
        `must hold addresses, ranges like 10.0.0.0/8, or ${RANGES.join(', ')}; "${name}" is none`,
      );
  }
  const trusts = names.length > 0 ? compile(names) : () => false;
  return { names, has: (address) => address !== undefined && trusts(address, 0) };
}

function isValid(name: string): boolean {
  if (!RANGES.includes(name) && isIP(name.split('/')[0] ?? '') === 0) return false;
  try {
    compile(name);
    return true;
  } catch {
    return false;
  }
}
