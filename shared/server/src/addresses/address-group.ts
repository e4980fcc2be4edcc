/** An IPv6 address has eight parts; the first four are the network of one connection to the internet. */
const PARTS = 8;
const NETWORK_PARTS = 4;

/**
 * Returns the group of an address for rate limits: an IPv4 address itself, an IPv6 address its /64, because a subscriber controls all addresses in
 * it.
 */
export function addressGroup(address: string): string {
  const bare = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (!bare.includes(':')) return bare;
  const [head = [], tail = []] = bare
    .split('::')
    .map((half) => half.split(':').filter((part) => part !== ''));
  const left = Math.max(0, PARTS - head.length - tail.length);
  const parts = [...head, ...Array<string>(left).fill('0'), ...tail].slice(0, NETWORK_PARTS);
  return `${parts.map((part) => Number.parseInt(part, 16).toString(16)).join(':')}::/64`;
}
