import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Address that this site must not call, because a user could enter it to reach the internal network. */
export class AddressRefusedError extends Error {
  override readonly name = 'AddressRefusedError';
}

/**
 * Whether an IP address is on the public internet: not private, loopback, link-local, shared (CGNAT), unique-local, multicast or reserved, not a
 * cloud's metadata address, and no IPv6 form of those.
 */
export function isPublicAddress(address: string): boolean {
  // `process` converts IPv4-mapped IPv6 to IPv4. Every other form that embeds an IPv4 address has a range of its own.
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/**
 * Resolves a name to its public addresses only. Runs while the connection is made, so that the checked address is the one that is used (no DNS
 * rebinding).
 * @param exempt Names that may resolve to any address.
 */
export function lookupPublicly(exempt: readonly string[]): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      const usable = exempt.includes(hostname)
        ? found
        : found.filter(({ address }) => isPublicAddress(address));
      const [first] = usable;
      if (!first) return done(new AddressRefusedError(`${hostname} has no public address.`), []);
      if (options.all) done(null, usable);
      else done(null, first.address, first.family);
    });
  };
}
