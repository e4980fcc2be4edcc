import { hash } from 'node:crypto';

/** Maximum cached text, in characters: more than the bundles of all remotes that a site serves at a time. */
const MAX_TEXT_LENGTH = 32 * 1024 * 1024;

/** Cache of the server bundles of releases, by the hash of their text; the least recently used are evicted first. */
export class Programs {
  readonly #texts = new Map<string, string>();
  #size = 0;

  /** Caches a text if it matches the hash. */
  add(integrity: string, code: string): void {
    if (`sha384-${hash('sha384', code, 'base64')}` !== integrity) return;
    this.#remove(integrity);
    this.#texts.set(integrity, code);
    this.#size += code.length;
    for (const oldest of this.#texts.keys()) {
      if (this.#size <= MAX_TEXT_LENGTH || oldest === integrity) return;
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
