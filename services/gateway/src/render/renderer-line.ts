import { rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import type { DrawRequest, FromRenderer, ToRenderer } from '@boardwalk/contracts';
import { DRAW_LIMIT, type Reply, readMessage, TRIAL_LIMIT } from './messages.ts';

/** When a renderer that says nothing at all is given up, in milliseconds. */
const SILENCE = DRAW_LIMIT + TRIAL_LIMIT + 1000;
/** The longest line that is read, in characters: longer than any page. */
const LONGEST_LINE = 8_000_000;

type Read = Extract<FromRenderer, { kind: 'read' }>;

interface RendererLineOptions {
  /** The unix socket at which the renderer finds the gateway. */
  socket: string;
  /** A drawing asks for a path of the API. */
  onRead(read: Read): void;
}

/** The connection to the process that draws: that process connects, so it needs no more than leave to do so. */
export class RendererLine {
  readonly #options: RendererLineOptions;
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  readonly #server = createServer((socket) => this.#meet(socket));
  #renderer: Socket | undefined;
  #shell: Extract<ToRenderer, { kind: 'shell' }> | undefined;

  constructor(options: RendererLineOptions) {
    this.#options = options;
  }

  /** Waits for the renderer at the socket; one that a gateway before left behind is removed. @throws when it can't be made. */
  listen(): Promise<void> {
    const { socket: path } = this.#options;
    // On Windows it is a named pipe, which goes with its process.
    if (process.platform !== 'win32') rmSync(path, { force: true });
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      // The renderer may run as another user: whom the folder lets in may connect.
      this.#server.listen({ path, readableAll: true, writableAll: true }, () => resolve());
    });
  }

  /** Draws everything with this build of the shell from now on. */
  setShell(hash: string, code: string): void {
    if (this.#shell?.hash === hash) return;
    this.#shell = { kind: 'shell', hash, code };
    this.say(this.#shell);
  }

  say(message: ToRenderer): void {
    this.#renderer?.write(`${JSON.stringify(message)}\n`);
  }

  /** Has a page drawn. @returns how that ended, always. */
  draw(request: DrawRequest): Promise<Reply> {
    const { id } = request;
    return new Promise((resolve) => {
      const answer = (reply: Reply) => {
        clearTimeout(timer);
        this.#waiting.delete(id);
        resolve(reply);
      };
      const fail = (failure: 'late' | 'unready', detail: string) =>
        answer({ kind: 'failed', id, failure, detail });
      const timer = setTimeout(() => fail('late', 'The renderer is silent.'), SILENCE);
      timer.unref();
      this.#waiting.set(id, answer);
      if (this.#renderer) this.say(request);
      else fail('unready', 'The renderer is not there.');
    });
  }

  close(): void {
    this.#server.close();
    this.#renderer?.destroy();
  }

  /** The newest renderer is the one that draws. */
  #meet(socket: Socket): void {
    this.#renderer?.destroy();
    this.#renderer = socket.setEncoding('utf8');
    if (this.#shell) this.say(this.#shell);
    let parts: string[] = [];
    let length = 0;
    socket.on('data', (chunk: string) => {
      const lines = chunk.split('\n');
      for (const line of lines.slice(0, -1)) {
        this.#hear([...parts, line].join(''));
        parts = [];
        length = 0;
      }
      const rest = lines.at(-1) ?? '';
      parts.push(rest);
      length += rest.length;
      if (length > LONGEST_LINE) socket.destroy();
    });
    socket.on('error', () => {});
    socket.once('close', () => {
      if (this.#renderer !== socket) return;
      this.#renderer = undefined;
      for (const [id, answer] of this.#waiting)
        answer({ kind: 'failed', id, failure: 'lost', detail: 'It ended.' });
    });
  }

  #hear(line: string): void {
    const message = readMessage(line);
    if (!message) return;
    if (message.kind === 'read') this.#options.onRead(message);
    else this.#waiting.get(message.id)?.(message);
  }
}
