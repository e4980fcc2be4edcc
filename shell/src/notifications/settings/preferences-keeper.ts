import type { NotificationPreferences } from '@boardwalk/contracts';

/** What became of a change that could not be saved as it was meant. */
export type Setback =
  /** It was changed somewhere else first. That is what counts now. */
  { kind: 'replaced'; current: NotificationPreferences } | { kind: 'failed'; error: unknown };

interface KeeperOptions {
  /** Saves all of it; `version` is the one that was seen last. */
  save: (preferences: NotificationPreferences) => Promise<NotificationPreferences>;
  /** What stands on the server, when this is how it refused a save. */
  currentOf: (error: unknown) => NotificationPreferences | undefined;
  onSetback: (setback: Setback) => void;
  /** Everything that was chosen is saved. */
  onSaved: () => void;
}

/** Takes changes as fast as they are made and saves them one after the other, each with the version that the one before has made. */
export class PreferencesKeeper {
  readonly #options: KeeperOptions;
  readonly #listeners = new Set<() => void>();
  #known: NotificationPreferences | undefined;
  #wanted: NotificationPreferences | undefined;
  #saving = false;

  constructor(options: KeeperOptions) {
    this.#options = options;
  }

  /** What is chosen, saved or not; undefined until the server has said something. */
  readonly shown = (): NotificationPreferences | undefined => this.#wanted ?? this.#known;

  /** Whether something that was chosen isn't saved yet. */
  readonly saving = (): boolean => this.#saving;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The server has said what it has. While something is being saved, that is the newer word. */
  know(preferences: NotificationPreferences): void {
    if (this.#saving) return;
    this.#known = preferences;
    this.#tell();
  }

  /** @param edit answers what it is given when there is nothing to change. */
  change(edit: (before: NotificationPreferences) => NotificationPreferences): void {
    const before = this.shown();
    if (!before) return;
    const wanted = edit(before);
    if (wanted === before) return;
    this.#wanted = wanted;
    this.#tell();
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
    this.#tell();
  }

  #giveUp(error: unknown): void {
    const current = this.#options.currentOf(error);
    this.#wanted = undefined;
    if (current) this.#known = current;
    this.#options.onSetback(current ? { kind: 'replaced', current } : { kind: 'failed', error });
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
