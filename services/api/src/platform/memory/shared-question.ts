/**
 * A question whose answer must be no older than the call that asks it. All who ask while one is under way share the next, and
 * whoever asks first waits for those of the same turn: under load one answer serves many.
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
    await new Promise((turn) => setImmediate(turn));
    this.next = undefined;
    const answer = this.put();
    this.underWay = answer;
    return answer;
  }
}
