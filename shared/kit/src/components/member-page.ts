/** Returns the path of a member's page. */
export function memberPage(username: string): string {
  return `/members/${encodeURIComponent(username)}`;
}
