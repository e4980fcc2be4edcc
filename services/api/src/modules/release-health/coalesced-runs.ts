/** Runs work for each key one after the other. Calls while it runs become one more run at its end, however many they are. */
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

  /** Resolves when nothing is being done any more. */
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
