/** Where the inbox shows an item: a path on this site. */
export function inboxPath(id: string): string {
  return `/inbox?item=${id}`;
}
