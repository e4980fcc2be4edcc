/** A value that is expensive to make and may be a moment old. Callers who come while it is being made share the wait. */
export class Remembered<T> {
  private held: { value: Promise<T>; until: number } | undefined;

  constructor(
    private readonly make: () => PromiseLike<T>,
    private readonly milliseconds: number,
  ) {}

  get(): Promise<T> {
    if (this.held && this.held.until > Date.now()) return this.held.value;
    // A query of drizzle's is no promise yet: it runs once more whenever somebody waits for it.
    const held = { value: Promise.resolve(this.make()), until: Date.now() + this.milliseconds };
    this.held = held;
    held.value.catch(() => {
      if (this.held === held) this.held = undefined;
    });
    return held.value;
  }
}
