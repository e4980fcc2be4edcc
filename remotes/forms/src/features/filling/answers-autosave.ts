import { type Answers, AUTOSAVE_MS, canonicalJson, type Submission } from '@boardwalk/contracts';
import { Autosave, RequestError } from '@boardwalk/kit';

/** State of the answers: saved, being saved, stored only in this browser, or changed elsewhere. */
export type SaveState =
  | { kind: 'saved'; at: string | null }
  | { kind: 'typing' }
  | { kind: 'saving' }
  | { kind: 'unsaved'; error: RequestError }
  /** Saved, except for these answers, which the server rejects. */
  | { kind: 'refused'; answers: readonly RefusedAnswer[] }
  | { kind: 'conflict'; theirs: Submission };

// One object each: a state that is set again, at each keystroke, renders nothing.
const TYPING: SaveState = { kind: 'typing' };
const SAVING: SaveState = { kind: 'saving' };

/** A rejected answer with the server's message. */
export interface RefusedAnswer {
  fieldId: string;
  message: string;
}

export interface AutosaveParts {
  /** The server's answers, and their version. */
  answers: Answers;
  version: number;
  save: (answers: Answers, version: number) => Promise<{ version: number; savedAt: string }>;
  onState: (state: SaveState) => void;
  /** Called with every new version of the server. */
  onVersion: (version: number, answers: Answers) => void;
}

/** Delay before a failed save is retried, in milliseconds. */
const RETRY_MS = 5000;

/** Saves the answers of an application automatically. */
export class AnswersAutosave {
  readonly #parts: AutosaveParts;
  readonly #autosave: Autosave<Answers>;
  #version: number;
  #savedAt: string | null = null;
  /** Values that the server rejected, by field id. The other answers are saved without them. */
  readonly #refused = new Map<string, { value: string; message: string }>();
  #sent: Answers = {};

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
        else this.#reportRefused();
      },
      onError: (error) => this.#failed(error),
    });
  }

  /** Sets the current answers. */
  write(answers: Answers): void {
    if (isSame(answers, this.#autosave.wanted)) return;
    this.#autosave.write(answers);
    if (!this.#autosave.isHeld) this.#parts.onState(TYPING);
  }

  /**
   * Saves pending changes.
   * @returns the version with everything but rejected answers, which submitting reports by field; undefined if it couldn't be saved.
   */
  async flush(): Promise<number | undefined> {
    const isSaved = await this.#autosave.flush();
    return isSaved || isSame(this.#withoutRefused(this.#autosave.wanted), this.#autosave.saved)
      ? this.#version
      : undefined;
  }

  /** Continues from the server's version: with the local answers, or with the server's. */
  accept({ version, answers }: Pick<Submission, 'version' | 'answers'>, choice: 'mine' | 'theirs'): void {
    this.#version = version;
    this.#autosave.accept(answers);
    if (choice === 'theirs') this.#autosave.write(answers);
    this.#parts.onVersion(version, answers);
    if (this.#autosave.isSaved) this.#parts.onState({ kind: 'saved', at: null });
    else void this.flush();
  }

  /** Resumes automatic saving after {@link stop}. */
  start(): void {
    this.#autosave.start();
  }

  /** Stops, after saving the last changes once. */
  stop(): void {
    this.#autosave.stop();
    void this.flush();
  }

  async #send(wanted: Answers): Promise<Answers | undefined> {
    const answers = this.#withoutRefused(wanted);
    if (isSame(answers, this.#autosave.saved)) {
      this.#reportRefused();
      return undefined;
    }
    this.#parts.onState(SAVING);
    this.#sent = answers;
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
    if (this.#noteRefused(error)) {
      this.#reportRefused();
      return 0;
    }
    this.#parts.onState({ kind: 'unsaved', error });
    // A rejected request isn't repeated before an answer has changed.
    return error.type !== 'VALIDATION' && error.status !== 409 && error.status !== 404 ? RETRY_MS : undefined;
  }

  /** @returns whether the server named rejected answers. */
  #noteRefused(error: RequestError): boolean {
    if (error.type !== 'VALIDATION') return false;
    let named = false;
    for (const [fieldId, answer] of Object.entries(this.#sent)) {
      const path = `body.answers.${fieldId}`;
      const found = error.fields.find((field) => field.path === path || field.path.startsWith(`${path}.`));
      if (!found) continue;
      this.#refused.set(fieldId, { value: canonicalJson(answer), message: found.message });
      named = true;
    }
    return named;
  }

  /** Returns the rejected answers that haven't been changed since. */
  #refusedIn(answers: Answers): RefusedAnswer[] {
    return [...this.#refused].flatMap(([fieldId, { value, message }]) => {
      const answer = answers[fieldId];
      return answer !== undefined && canonicalJson(answer) === value ? [{ fieldId, message }] : [];
    });
  }

  /** Replaces rejected answers by the server's values. */
  #withoutRefused(wanted: Answers): Answers {
    const answers = { ...wanted };
    for (const { fieldId } of this.#refusedIn(wanted)) {
      const saved = this.#autosave.saved[fieldId];
      if (saved === undefined) delete answers[fieldId];
      else answers[fieldId] = saved;
    }
    return answers;
  }

  #reportRefused(): void {
    const answers = this.#refusedIn(this.#autosave.wanted);
    if (answers.length > 0) this.#parts.onState({ kind: 'refused', answers });
  }
}

function isSame(one: Answers, other: Answers): boolean {
  return canonicalJson(one) === canonicalJson(other);
}
