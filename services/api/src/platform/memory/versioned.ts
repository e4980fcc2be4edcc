/** A value that holds as long as a version does. Callers who come while it is being made share the wait. */
export class Versioned<T> {
  private held: { value: Promise<T>; version: number } | undefined;

  constructor(private readonly make: () => PromiseLike<T>) {}

  /** @param version asked for before this call: what is made under it is at least as new. */
  get(version: number): Promise<T> {
    if (this.held && this.held.version >= version) return this.held.value;
    const held = { value: Promise.resolve(this.make()), version };
    this.held = held;
    held.value.catch(() => {
      if (this.held === held) this.held = undefined;
    });
    return held.value;
  }
}
