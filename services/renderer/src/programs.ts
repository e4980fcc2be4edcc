import { hash } from 'node:crypto';

/** The most text that is kept, in characters: more than the bundles of all that a site serves at a time. */
const MOST_TEXT = 32 * 1024 * 1024;

/** The server bundles of releases, by the hash of their text; those that weren't asked for the longest go first. */
export class Programs {
  readonly #texts = new Map<string, string>();
  #size = 0;

  /** Keeps a text, if it is the one that the hash stands for. */
  add(integrity: string, code: string): void {
    if (`sha384-${hash('sha384', code, 'base64')}` !== integrity) return;
    this.#remove(integrity);
    this.#texts.set(integrity, code);
    this.#size += code.length;
    for (const oldest of this.#texts.keys()) {
      if (this.#size <= MOST_TEXT || oldest === integrity) return;
      this.#remove(oldest);
    }
  }

  get(integrity: string): string | undefined {
    const code = this.#texts.get(integrity);
    if (code !== undefined) {
      this.#texts.delete(integrity);
      this.#texts.set(integrity, code);
    }
    return code;
  }

  #remove(integrity: string): void {
    this.#size -= this.#texts.get(integrity)?.length ?? 0;
    this.#texts.delete(integrity);
  }
}
