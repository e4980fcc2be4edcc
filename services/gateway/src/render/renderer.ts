import { type ChildProcess, fork } from 'node:child_process';
import type { DrawJob, DrawnPage } from '@boardwalk/contracts';
import {
  DRAW_LIMIT,
  type DrawFailure,
  type DrawReply,
  LEAST_TIME,
  type RendererSettings,
} from './messages.ts';
import { Quarantine } from './quarantine.ts';

/** More drawings than this at once aren't begun: each has to wait for those before it. */
const MOST_AT_ONCE = 32;
/** How long before a renderer that ended is started again, in milliseconds. */
const PAUSE = 500;
/** What the process says by itself has to reach us a little before whoever waits gives up. */
const MARGIN = 40;

/** Without this Node keeps the compiled code of releases that were let go long ago. */
const FLAGS = ['--no-compilation-cache'];

interface Waiting {
  resolve(reply: DrawReply): void;
}

interface RendererOptions extends RendererSettings {
  /** The program of the process. */
  program: string;
  onFailure(failure: DrawFailure, detail: string, bundle: string): void;
}

/** Draws pages in a process of its own. Whatever goes wrong there, whoever asks has an answer in time: the page, or none. */
export class Renderer {
  readonly #options: RendererOptions;
  readonly #waiting = new Map<number, Waiting>();
  readonly #quarantine = new Quarantine();
  #child: ChildProcess | undefined;
  #last = 0;
  #closed = false;

  constructor(options: RendererOptions) {
    this.#options = options;
    this.#start();
  }

  /** The page, or undefined when it can't be had in time. @param bundle the release's server bundle, a file on this machine. */
  async draw(job: DrawJob, bundle: string): Promise<DrawnPage | undefined> {
    if (this.#quarantine.holds(bundle) || this.#waiting.size >= MOST_AT_ONCE) return undefined;
    const end = performance.now() + DRAW_LIMIT;
    let reply = await this.#ask(job, bundle, DRAW_LIMIT);
    const left = end - performance.now();
    // What was lost may have been lost to something else; a bundle that loses it twice is the cause.
    if ('failure' in reply && reply.failure === 'lost' && left > LEAST_TIME + MARGIN)
      reply = await this.#ask(job, bundle, left);
    if ('page' in reply) {
      this.#quarantine.release(bundle);
      return reply.page;
    }
    if (this.#closed) return undefined;
    if (reply.failure !== 'unready') this.#quarantine.put(bundle);
    this.#options.onFailure(reply.failure, reply.detail, bundle);
    return undefined;
  }

  close(): void {
    this.#closed = true;
    this.#child?.kill();
  }

  #ask(job: DrawJob, bundle: string, within: number): Promise<DrawReply> {
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve) => {
      const answer = (reply: DrawReply) => {
        clearTimeout(timer);
        this.#waiting.delete(id);
        resolve(reply);
      };
      // The process itself may be past answering.
      const timer = setTimeout(
        () => answer({ id, failure: 'late', detail: 'The renderer is silent.' }),
        within,
      );
      this.#waiting.set(id, { resolve: answer });
      const sent = this.#child?.connected && this.#child.send({ id, job, bundle, within: within - MARGIN });
      if (!sent && !this.#child?.connected) answer({ id, failure: 'unready', detail: 'It is starting.' });
    });
  }

  #start(): void {
    const { program, shell, apiUrl } = this.#options;
    const child = fork(program, [JSON.stringify({ shell, apiUrl })], {
      execArgv: FLAGS,
      // What bundles print is theirs, and no log of the gateway.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child = child;
    child.on('message', (reply: DrawReply) => this.#waiting.get(reply.id)?.resolve(reply));
    // A message that can't be sent any more is answered by the end of the process, or by its time.
    child.on('error', () => {});
    child.on('exit', () => {
      this.#child = undefined;
      for (const [id, { resolve }] of this.#waiting) resolve({ id, failure: 'lost', detail: 'It ended.' });
      if (!this.#closed) setTimeout(() => !this.#closed && this.#start(), PAUSE).unref();
    });
    child.unref();
    child.channel?.unref();
  }
}
