/** Runs at most once per interval and name: immediately after a pause, and again at the end for all calls in between. */
export class Throttled {
  private readonly waiting = new Map<string, { again: boolean; timer: NodeJS.Timeout }>();

  constructor(
    private readonly milliseconds: number,
    private readonly act: (name: string) => void,
  ) {}

  call(name: string): void {
    const waiting = this.waiting.get(name);
    if (waiting) waiting.again = true;
    else this.actNow(name);
  }

  stop(): void {
    for (const { timer } of this.waiting.values()) clearTimeout(timer);
    this.waiting.clear();
  }

  private actNow(name: string): void {
    const timer = setTimeout(() => this.end(name), this.milliseconds).unref();
    this.waiting.set(name, { again: false, timer });
    this.act(name);
  }

  private end(name: string): void {
    const again = this.waiting.get(name)?.again;
    this.waiting.delete(name);
    if (again) this.actNow(name);
  }
}
