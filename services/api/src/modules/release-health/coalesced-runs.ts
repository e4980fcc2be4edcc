/** Serializes runs per key. All calls during a run cause one more run at its end. */
export class CoalescedRuns {
  private readonly running = new Map<
    string,
    { again: (() => Promise<void>) | undefined; done: Promise<void> }
  >();

  run(name: string, work: () => Promise<void>): void {
    const running = this.running.get(name);
    if (running) {
      running.again = work;
      return;
    }
    const entry = { again: undefined, done: Promise.resolve() };
    this.running.set(name, entry);
    entry.done = this.repeat(name, work);
  }

  /** Resolves when no run is in progress. */
  async settled(): Promise<void> {
    while (this.running.size > 0) await Promise.all([...this.running.values()].map(({ done }) => done));
  }

  private async repeat(name: string, work: () => Promise<void>): Promise<void> {
    await work();
    const again = this.running.get(name)?.again;
    this.running.delete(name);
    if (again) this.run(name, again);
  }
}
