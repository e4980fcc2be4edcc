export interface AutosaveOptions<Value> {
  /** The value as the server has it. */
  saved: Value;
  isSame(one: Value, other: Value): boolean;
  /** How long nothing is written before it is saved, in milliseconds. */
  debounceMs: number;
  /**
   * Sends a value, with whatever version the last one brought.
   * @returns the value that the server has now: the one that was sent, or only a part of it. Undefined when nothing was sent.
   */
  send(value: Value): Promise<Value | undefined>;
  /** Called after each send that the server took, before the next one can begin. */
  onSent?(sent: Value): void;
  /** @returns in how many milliseconds to try again; undefined when only another value may be sent. */
  onError(error: unknown): number | undefined;
}

/**
 * Saves a value while it is edited: when nothing was written for a moment, one save at a time, the last value last. Everyone who waits
 * for a save shares it, so that two saves never go out upon the same version.
 */
export class Autosave<Value> {
  readonly #options: AutosaveOptions<Value>;
  #saved: Value;
  #wanted: Value;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;
  #isHeld = false;
  #isStopped = false;

  constructor(options: AutosaveOptions<Value>) {
    this.#options = options;
    this.#saved = options.saved;
    this.#wanted = options.saved;
  }

  /** The value as the server has it. */
  get saved(): Value {
    return this.#saved;
  }

  /** The value that was written last. */
  get wanted(): Value {
    return this.#wanted;
  }

  get isSaved(): boolean {
    return this.#options.isSame(this.#wanted, this.#saved);
  }

  /** Whether nothing is sent until someone has chosen between this value and another one. */
  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** Notes a value, and saves it after a pause unless it waits for {@link flush}. */
  write(value: Value, { waits = false } = {}): void {
    this.#wanted = value;
    clearTimeout(this.#timer);
    if (!this.#isHeld && !waits && !this.isSaved) this.#later(this.#options.debounceMs);
  }

  /** Saves now what isn't saved. @returns whether the server has all of it. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    await this.#running;
    if (!this.#isHeld && !this.isSaved) await this.#save();
    return this.isSaved;
  }

  /** Stops sending until {@link accept}. */
  hold(): void {
    this.#isHeld = true;
    clearTimeout(this.#timer);
  }

  /** Continues from another value that the server has now. What was written stays. */
  accept(saved: Value): void {
    this.#saved = saved;
    this.#isHeld = false;
  }

  /** Saves by itself again after {@link stop}. */
  start(): void {
    this.#isStopped = false;
    if (!this.#isHeld && !this.isSaved) this.#later(this.#options.debounceMs);
  }

  /** Starts nothing by itself any more. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #later(pause: number): void {
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.flush(), pause);
  }

  #save(): Promise<void> {
    this.#running ??= this.#send().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #send(): Promise<void> {
    const wanted = this.#wanted;
    let sent: Value | undefined;
    try {
      sent = await this.#options.send(wanted);
    } catch (error) {
      const retry = this.#options.onError(error);
      if (retry !== undefined && !this.#isHeld) this.#later(retry);
      return;
    }
    if (sent === undefined) return;
    this.#saved = sent;
    // What was written meanwhile goes with the next save.
    if (this.#wanted !== wanted && !this.#isHeld && !this.isSaved) this.#later(this.#options.debounceMs);
    this.#options.onSent?.(sent);
  }
}
