import { type Answers, AUTOSAVE_MS, canonicalJson, type Submission } from '@boardwalk/contracts';
import { Autosave, RequestError } from '@boardwalk/kit';

/** State of the answers: saved on the server, on their way, only in this browser, or changed elsewhere meanwhile. */
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
  /** Called with every version that the server has. */
  onVersion: (version: number, answers: Answers) => void;
}

/** Time until a save that failed is tried again, in milliseconds. */
const RETRY_MS = 5000;

/** Saves the answers of an application while they are filled in. */
export class AnswersAutosave {
  readonly #parts: AutosaveParts;
  readonly #autosave: Autosave<Answers>;
  #version: number;
  #savedAt: string | null = null;

  constructor(parts: AutosaveParts) {
    this.#parts = parts;
    this.#version = parts.version;
    this.#autosave = new Autosave({
      saved: parts.answers,
      isSame,
      debounceMs: AUTOSAVE_MS,
      send: (answers) => this.#send(answers),
      onSent: (answers) => {
        parts.onVersion(this.#version, answers);
        if (this.#autosave.isSaved) parts.onState({ kind: 'saved', at: this.#savedAt });
      },
      onError: (error) => this.#failed(error),
    });
  }

  /** Takes what was typed. */
  write(answers: Answers): void {
    if (isSame(answers, this.#autosave.wanted)) return;
    this.#autosave.write(answers);
    if (!this.#autosave.isHeld) this.#parts.onState({ kind: 'typing' });
  }

  /** Saves what isn't saved. @returns the version that holds all of it; undefined when it couldn't be saved. */
  async flush(): Promise<number | undefined> {
    return (await this.#autosave.flush()) ? this.#version : undefined;
  }

  /** Continues from what the server has now: with one's own answers, or with those. */
  accept({ version, answers }: Pick<Submission, 'version' | 'answers'>, keep: 'mine' | 'theirs'): void {
    this.#version = version;
    this.#autosave.accept(answers);
    if (keep === 'theirs') this.#autosave.write(answers);
    this.#parts.onVersion(version, answers);
    if (this.#autosave.isSaved) this.#parts.onState({ kind: 'saved', at: null });
    else void this.flush();
  }

  /** Saves by itself again after {@link stop}. */
  start(): void {
    this.#autosave.start();
  }

  /** Stops. What was typed last is sent once more. */
  stop(): void {
    this.#autosave.stop();
    void this.flush();
  }

  async #send(answers: Answers): Promise<Answers> {
    this.#parts.onState({ kind: 'saving' });
    const { version, savedAt } = await this.#parts.save(answers, this.#version);
    this.#version = version;
    this.#savedAt = savedAt;
    return answers;
  }

  #failed(error: unknown): number | undefined {
    if (!(error instanceof RequestError)) throw error;
    if (error.code === 'SUBMISSION_STALE') {
      this.#autosave.hold();
      this.#parts.onState({ kind: 'conflict', theirs: error.current as Submission });
      return undefined;
    }
    this.#parts.onState({ kind: 'unsaved', error });
    // What the server refuses for good isn't sent again before it is changed.
    return error.type !== 'VALIDATION' && error.status !== 409 && error.status !== 404 ? RETRY_MS : undefined;
  }
}

function isSame(one: Answers, other: Answers): boolean {
  return canonicalJson(one) === canonicalJson(other);
}
