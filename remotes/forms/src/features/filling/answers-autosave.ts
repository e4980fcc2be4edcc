import { type Answers, AUTOSAVE_MS, canonicalJson, type Submission } from '@boardwalk/contracts';
import { RequestError } from '@boardwalk/kit';

/** Where the answers stand: with the server, on their way, kept here alone, or changed somewhere else meanwhile. */
export type SaveState =
  | { kind: 'saved'; at: string | null }
  | { kind: 'typing' }
  | { kind: 'saving' }
  | { kind: 'unsaved'; error: RequestError }
  | { kind: 'conflict'; theirs: Submission };

export interface AutosaveParts {
  /** The answers as the server has them, and which version that is. */
  answers: Answers;
  version: number;
  save: (answers: Answers, version: number) => Promise<{ version: number; savedAt: string }>;
  onState: (state: SaveState) => void;
  /** Told of every version that the server has. */
  onVersion: (version: number, answers: Answers) => void;
}

/** Time until a save that failed is tried again, in milliseconds. */
const RETRY_MS = 5000;

/** Saves answers when nobody has typed for a moment: one save at a time, the last answers last. */
export class AnswersAutosave {
  readonly #parts: AutosaveParts;
  #saved: Answers;
  #wanted: Answers;
  #version: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | undefined;
  #conflict = false;

  constructor(parts: AutosaveParts) {
    this.#parts = parts;
    this.#saved = parts.answers;
    this.#wanted = parts.answers;
    this.#version = parts.version;
  }

  /** Takes what was typed. */
  write(answers: Answers): void {
    if (isSame(answers, this.#wanted)) return;
    this.#wanted = answers;
    if (this.#conflict) return;
    this.#parts.onState({ kind: 'typing' });
    this.#later(AUTOSAVE_MS);
  }

  /** Saves what isn't saved. @returns the version that holds all of it; undefined when it couldn't be saved. */
  async flush(): Promise<number | undefined> {
    clearTimeout(this.#timer);
    await this.#saving;
    if (!this.#conflict && !isSame(this.#wanted, this.#saved)) await this.#save();
    return isSame(this.#wanted, this.#saved) ? this.#version : undefined;
  }

  /** Goes on from what the server has now: with one's own answers, or with those. */
  accept({ version, answers }: Pick<Submission, 'version' | 'answers'>, keep: 'mine' | 'theirs'): void {
    this.#conflict = false;
    this.#version = version;
    this.#saved = answers;
    if (keep === 'theirs') this.#wanted = answers;
    this.#parts.onVersion(version, answers);
    if (isSame(this.#wanted, answers)) this.#parts.onState({ kind: 'saved', at: null });
    else void this.flush();
  }

  /** Stops. What was typed last is sent once more. */
  stop(): void {
    void this.flush().finally(() => clearTimeout(this.#timer));
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), ms);
  }

  #save(): Promise<void> {
    const answers = this.#wanted;
    this.#parts.onState({ kind: 'saving' });
    this.#saving = this.#parts
      .save(answers, this.#version)
      .then(
        ({ version, savedAt }) => {
          this.#version = version;
          this.#saved = answers;
          this.#parts.onVersion(version, answers);
          if (isSame(this.#wanted, answers)) this.#parts.onState({ kind: 'saved', at: savedAt });
          else this.#later(AUTOSAVE_MS);
        },
        (error: unknown) => this.#failed(error),
      )
      .finally(() => {
        this.#saving = undefined;
      });
    return this.#saving;
  }

  #failed(error: unknown): void {
    if (!(error instanceof RequestError)) throw error;
    if (error.code === 'SUBMISSION_STALE') {
      this.#conflict = true;
      this.#parts.onState({ kind: 'conflict', theirs: error.current as Submission });
      return;
    }
    this.#parts.onState({ kind: 'unsaved', error });
    // What the server refuses for good isn't sent again before it is changed.
    if (error.type !== 'VALIDATION' && error.status !== 409 && error.status !== 404) this.#later(RETRY_MS);
  }
}

function isSame(one: Answers, other: Answers): boolean {
  return canonicalJson(one) === canonicalJson(other);
}
