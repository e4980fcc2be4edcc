import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address that no call of this site may go to, because a person could have chosen it to reach what stands behind the site. */
export class AddressRefusedError extends Error {
  override readonly name = 'AddressRefusedError';
}

/**
 * Whether an IP address is one of the public internet: no private, loopback, link-local, shared (CGNAT), unique-local, multicast or
 * reserved one, no address of a cloud's metadata, and no IPv6 form of those.
 */
export function isPublicAddress(address: string): boolean {
  // `process` makes IPv4 of what is mapped into IPv6. Every other form that carries an IPv4 address has a range of its own.
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/**
 * Resolves a name to its public addresses alone. It is asked while the connection is made, so the address that was checked is the one
 * that is connected to, whatever the name resolves to a moment later.
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
