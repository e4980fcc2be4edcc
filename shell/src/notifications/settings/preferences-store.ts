import type { NotificationPreferences } from '@boardwalk/contracts';

/** Outcome of a change that could not be saved. */
export type Setback =
  /** It was changed elsewhere first, and that version is used. */
  { kind: 'replaced'; current: NotificationPreferences } | { kind: 'failed'; error: unknown };

interface StoreOptions {
  /** Saves all preferences, with the version that was seen last. */
  save: (preferences: NotificationPreferences) => Promise<NotificationPreferences>;
  /** Returns the server's current row if an error contains it. */
  currentOf: (error: unknown) => NotificationPreferences | undefined;
  onSetback: (setback: Setback) => void;
  /** Called when all choices are saved. */
  onSaved: () => void;
}

/** Collects changes and saves them sequentially, each with the version that the previous save returned. */
export class PreferencesStore {
  readonly #options: StoreOptions;
  readonly #listeners = new Set<() => void>();
  #known: NotificationPreferences | undefined;
  #wanted: NotificationPreferences | undefined;
  #saving = false;

  constructor(options: StoreOptions) {
    this.#options = options;
  }

  /** Returns the chosen preferences, saved or not; undefined until they are loaded. */
  readonly shown = (): NotificationPreferences | undefined => this.#wanted ?? this.#known;

  /** Returns whether a choice isn't saved yet. */
  readonly saving = (): boolean => this.#saving;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Sets the server's state. Ignored during a save, which is newer. */
  know(preferences: NotificationPreferences): void {
    if (this.#saving) return;
    this.#known = preferences;
    this.#notify();
  }

  /** @param edit returns its argument if there is nothing to change. */
  change(edit: (before: NotificationPreferences) => NotificationPreferences): void {
    const before = this.shown();
    if (!before) return;
    const wanted = edit(before);
    if (wanted === before) return;
    this.#wanted = wanted;
    this.#notify();
    if (!this.#saving) void this.#saveAll();
  }

  async #saveAll(): Promise<void> {
    this.#saving = true;
    while (this.#wanted) {
      const sent: NotificationPreferences = this.#wanted;
      try {
        this.#known = await this.#options.save({ ...sent, version: this.#known?.version ?? 0 });
        if (this.#wanted !== sent) continue;
        this.#wanted = undefined;
        this.#options.onSaved();
      } catch (error) {
        this.#giveUp(error);
      }
    }
    this.#saving = false;
    this.#notify();
  }

  #giveUp(error: unknown): void {
    const current = this.#options.currentOf(error);
    this.#wanted = undefined;
    if (current) this.#known = current;
    this.#options.onSetback(current ? { kind: 'replaced', current } : { kind: 'failed', error });
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
