/** Reads by key of which those of one turn of the event loop become one: many calls at once cost the database one query. */
export class GatheredReads<T> {
  private next: { keys: Set<string>; found: Promise<Map<string, T>> } | undefined;

  constructor(private readonly read: (keys: string[]) => Promise<Map<string, T>>) {}

  /** What stands under the key at this moment or later; undefined when nothing does. */
  async find(key: string): Promise<T | undefined> {
    this.next ??= this.gather();
    this.next.keys.add(key);
    return (await this.next.found).get(key);
  }

  private gather() {
    const keys = new Set<string>();
    const turn = new Promise((next) => setImmediate(next));
    const found = turn.then(() => {
      this.next = undefined;
      return this.read([...keys]);
    });
    return { keys, found };
  }
}
