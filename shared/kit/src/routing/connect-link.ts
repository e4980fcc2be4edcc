/** Host or IP address with an optional port, or a join code such as `cfx.re/join/abc123`. */
const ADDRESS = /^(?:\[[0-9a-f:]+\]|[a-z0-9.-]+)(?::\d{1,5})?(?:\/[\w/-]*)?$/i;

/**
 * Returns the link that opens the game on a server; undefined for text that isn't an address.
 * @example connectLink('play.example.org:30120') // 'fivem://connect/play.example.org:30120'
 */
export function connectLink(address: string): string | undefined {
  return ADDRESS.test(address) ? `fivem://connect/${address}` : undefined;
}
