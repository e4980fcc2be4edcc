const V4_IN_V6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** What one household or office has of the address space at the most: an IPv4 address, or the first 48 bits of an IPv6 address. */
export function networkOf(address: string): string {
  const v4 = V4_IN_V6.exec(address)?.[1];
  if (v4 || !address.includes(':')) return v4 ?? address;
  const [head = '', tail = ''] = address.split('::', 2);
  const front = head.split(':').filter((group) => group !== '');
  const back = tail.split(':').filter((group) => group !== '');
  const missing = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return [...front, ...missing, ...back].slice(0, 3).join(':').toLowerCase();
}
