/** Returns the path of an item in the inbox. */
export function inboxPath(id: string): string {
  return `/inbox?item=${id}`;
}
