/** Options of an {@link Autosave}: what is compared, sent and stored. */
export interface AutosaveOptions<Value> {
  /** The server's value. */
  saved: Value;
  isSame(one: Value, other: Value): boolean;
  /** Delay between the last change and saving, in milliseconds. */
  debounceMs: number;
  /**
   * Sends a value, based on the version that the last save returned.
   * @returns the server's value: the sent one, or only a part of it. Undefined if nothing was sent.
   */
  send(value: Value): Promise<Value | undefined>;
  /** Called after each successful save, before the next one can begin. */
  onSent?(sent: Value): void;
  /** @returns the delay before a retry in milliseconds; undefined if only another value may be sent. */
  onError(error: unknown): number | undefined;
}

/**
 * Saves a value while it is edited: after a pause, one save at a time, the latest value last. All callers that wait for a save share it, so that two
 * saves are never based on the same version.
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

  /** The server's value. */
  get saved(): Value {
    return this.#saved;
  }

  /** The latest value. */
  get wanted(): Value {
    return this.#wanted;
  }

  get isSaved(): boolean {
    return this.#options.isSame(this.#wanted, this.#saved);
  }

  /** Whether saving is suspended until the user has chosen between this value and another one. */
  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** Sets the value, and saves it after a pause unless it waits for {@link flush}. */
  write(value: Value, { waits = false } = {}): void {
    this.#wanted = value;
    clearTimeout(this.#timer);
    if (!this.#isHeld && !waits && !this.isSaved) this.#later(this.#options.debounceMs);
  }

  /** Saves pending changes immediately. @returns whether the server has everything. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    await this.#running;
    if (!this.#isHeld && !this.isSaved) await this.#save();
    return this.isSaved;
  }

  /** Suspends saving until {@link accept}. */
  hold(): void {
    this.#isHeld = true;
    clearTimeout(this.#timer);
  }

  /** Continues from a new value of the server. Local changes stay. */
  accept(saved: Value): void {
    this.#saved = saved;
    this.#isHeld = false;
  }

  /** Resumes automatic saving after {@link stop}. */
  start(): void {
    this.#isStopped = false;
    if (!this.#isHeld && !this.isSaved) this.#later(this.#options.debounceMs);
  }

  /** Stops automatic saving. */
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
    // Changes made meanwhile are sent with the next save.
    if (this.#wanted !== wanted && !this.#isHeld && !this.isSaved) this.#later(this.#options.debounceMs);
    this.#options.onSent?.(sent);
  }
}
