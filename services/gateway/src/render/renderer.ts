import { type ChildProcess, fork } from 'node:child_process';
import type { DrawJob, DrawnPage } from '@boardwalk/contracts';
import {
  DRAW_LIMIT,
  type DrawFailure,
  type DrawReply,
  LEAST_TIME,
  type RendererSettings,
  readReply,
  TRIAL_LIMIT,
} from './messages.ts';
import { Quarantine } from './quarantine.ts';

/** More drawings than this at once aren't begun: each has to wait for those before it. */
const MOST_AT_ONCE = 32;
/** How long before a renderer that ended is started again, in milliseconds. */
const PAUSE = 500;
/** When a renderer that says nothing at all is given up, in milliseconds. */
const SILENCE = DRAW_LIMIT + TRIAL_LIMIT + 1000;

/**
 * Without the first Node keeps the compiled code of releases that were let go long ago. The others are Node's own fence: no writing
 * and no programs. Reading isn't fenced, because what is named there has to exist already when the process starts.
 */
const FLAGS = ['--no-compilation-cache', '--permission', '--allow-worker', '--allow-fs-read=*'];

interface RendererOptions extends RendererSettings {
  /** The program of the process. */
  program: string;
  /** Told when a page didn't come off. `source` is the bundle that it was drawn with. */
  onFailure(failure: DrawFailure, detail: string, source: string): void;
}

/** Draws pages in a process of its own. Whatever goes wrong there, whoever asks has an answer in time: the page, or none. */
export class Renderer {
  readonly #options: RendererOptions;
  readonly #waiting = new Map<number, (reply: DrawReply) => void>();
  readonly #quarantine = new Quarantine();
  /** Bundles that are overdue at this moment: nobody else waits for them. */
  readonly #overdue = new Map<string, number>();
  #child: ChildProcess | undefined;
  #last = 0;
  #closed = false;

  constructor(options: RendererOptions) {
    this.#options = options;
    this.#start();
  }

  /**
   * The page, or undefined when it can't be had in time.
   * @param bundle the release's server bundle, a file on this machine; none for what the shell draws alone.
   */
  async draw(job: DrawJob, bundle?: string): Promise<DrawnPage | undefined> {
    const source = bundle ?? this.#options.shell;
    if (this.#quarantine.holds(source) || this.#overdue.has(source)) return undefined;
    if (this.#waiting.size >= MOST_AT_ONCE) return undefined;
    const drawing = this.#drawToTheEnd(job, bundle);
    const { promise: patience, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => {
      resolve(undefined);
      const overdue = this.#overdue;
      overdue.set(source, (overdue.get(source) ?? 0) + 1);
      void drawing.finally(() => {
        const left = (overdue.get(source) ?? 1) - 1;
        if (left > 0) overdue.set(source, left);
        else overdue.delete(source);
      });
    }, DRAW_LIMIT);
    const page = await Promise.race([drawing, patience]);
    clearTimeout(timer);
    return page;
  }

  close(): void {
    this.#closed = true;
    this.#child?.kill();
  }

  /** Until it is known what became of it, whether or not somebody still waits. */
  async #drawToTheEnd(job: DrawJob, bundle: string | undefined): Promise<DrawnPage | undefined> {
    const source = bundle ?? this.#options.shell;
    const begin = performance.now();
    const first = await this.#ask(job, bundle, DRAW_LIMIT);
    let reply = first;
    const left = DRAW_LIMIT - (performance.now() - begin);
    // What was lost may have been lost to something else; a bundle that loses it twice is the cause.
    if ('failure' in reply && reply.failure === 'lost' && left > LEAST_TIME)
      reply = await this.#ask(job, bundle, left);
    if ('page' in reply) {
      this.#quarantine.release(source);
      return reply.page;
    }
    if (this.#closed) return undefined;
    const blameless = 'failure' in first && first.failure === 'unready';
    if (!blameless) this.#quarantine.put(source);
    this.#options.onFailure(reply.failure, reply.detail, source);
    return undefined;
  }

  #ask(job: DrawJob, bundle: string | undefined, within: number): Promise<DrawReply> {
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve) => {
      const answer = (reply: DrawReply) => {
        clearTimeout(timer);
        this.#waiting.delete(id);
        resolve(reply);
      };
      const silent = () => answer({ id, failure: 'late', detail: 'The renderer is silent.' });
      const timer = setTimeout(silent, SILENCE);
      timer.unref();
      this.#waiting.set(id, answer);
      if (this.#child?.connected) this.#child.send({ id, job, bundle, within });
      else answer({ id, failure: 'unready', detail: 'It is starting.' });
    });
  }

  #start(): void {
    const { program, shell, apiUrl } = this.#options;
    const child = fork(program, [JSON.stringify({ shell, apiUrl })], {
      execArgv: FLAGS,
      // What the gateway was told in its environment is none of a bundle's business.
      env: { NODE_ENV: process.env.NODE_ENV ?? 'production' },
      // What bundles print is theirs, and no log of the gateway.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child = child;
    child.on('message', (reply: DrawReply) => this.#waiting.get(reply.id)?.(readReply(reply)));
    // A message that can't be sent any more is answered by the end of the process.
    child.on('error', () => {});
    child.on('exit', () => {
      this.#child = undefined;
      for (const [id, answer] of this.#waiting) answer({ id, failure: 'lost', detail: 'It ended.' });
      if (!this.#closed) setTimeout(() => !this.#closed && this.#start(), PAUSE).unref();
    });
    child.unref();
    child.channel?.unref();
  }
}
