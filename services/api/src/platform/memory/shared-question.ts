/** Turns of the event loop to wait for others: nothing when it is idle, and as long as some requests take when it is not. */
const TURNS = 2;

/**
 * A question whose answer must be no older than the call that asks it. All who ask while one is under way share the next, and
 * whoever asks first waits for those of the next turns: under load one answer serves many.
 */
export class SharedQuestion<T> {
  private underWay: Promise<unknown> = Promise.resolve();
  private next: Promise<T> | undefined;

  constructor(private readonly put: () => Promise<T>) {}

  ask(): Promise<T> {
    this.next ??= this.gather();
    return this.next;
  }

  private async gather(): Promise<T> {
    await this.underWay.catch(() => {});
    for (let turn = 0; turn < TURNS; turn += 1) await new Promise((next) => setImmediate(next));
    this.next = undefined;
    const answer = this.put();
    this.underWay = answer;
    return answer;
  }
}
