import { rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import type { FromRenderer, RenderRequest, ToRenderer } from '@boardwalk/contracts';
import { RENDER_LIMIT_MS, type Reply, readMessage, TRIAL_LIMIT_MS } from './messages.ts';

/** Time after which an unresponsive renderer is disconnected, in milliseconds. */
const SILENCE_TIMEOUT_MS = RENDER_LIMIT_MS + TRIAL_LIMIT_MS + 1000;
/** Maximum length of a message, in characters: longer than any page. */
const MAX_LINE_LENGTH = 8_000_000;

type Read = Extract<FromRenderer, { kind: 'read' }>;

interface RendererConnectionOptions {
  /** The Unix socket that the renderer connects to. */
  socket: string;
  /** Called when a rendering requests a path of the API. */
  onRead(read: Read): void;
}

/** The connection to the renderer. The renderer connects to the gateway, so it needs no permission to listen. */
export class RendererConnection {
  readonly #options: RendererConnectionOptions;
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  readonly #server = createServer((socket) => this.#accept(socket));
  #renderer: Socket | undefined;
  #shell: Extract<ToRenderer, { kind: 'shell' }> | undefined;

  constructor(options: RendererConnectionOptions) {
    this.#options = options;
  }

  /** Listens for the renderer; removes a socket left by an earlier gateway. @throws if it can't be created. */
  listen(): Promise<void> {
    const { socket: path } = this.#options;
    // On Windows it is a named pipe, which ends with its process.
    if (process.platform !== 'win32') rmSync(path, { force: true });
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      // The renderer may run as another user: the folder's permissions control who may connect.
      this.#server.listen({ path, readableAll: true, writableAll: true }, () => resolve());
    });
  }

  /** Renders everything with this build of the shell from now on. */
  setShell(hash: string, code: string): void {
    if (this.#shell?.hash === hash) return;
    this.#shell = { kind: 'shell', hash, code };
    this.send(this.#shell);
  }

  send(message: ToRenderer): void {
    this.#renderer?.write(`${JSON.stringify(message)}\n`);
  }

  /** Requests a rendering. @returns its result; never rejects. */
  render(request: RenderRequest): Promise<Reply> {
    const { id } = request;
    return new Promise((resolve) => {
      const finish = (reply: Reply) => {
        clearTimeout(timer);
        this.#waiting.delete(id);
        resolve(reply);
      };
      const fail = (failure: 'late' | 'unready', detail: string) =>
        finish({ kind: 'failed', id, failure, detail });
      const timer = setTimeout(() => fail('late', 'The renderer is silent.'), SILENCE_TIMEOUT_MS);
      timer.unref();
      this.#waiting.set(id, finish);
      if (this.#renderer) this.send(request);
      else fail('unready', 'The renderer is not there.');
    });
  }

  close(): void {
    this.#server.close();
    this.#renderer?.destroy();
  }

  /** Uses the newest renderer. */
  #accept(socket: Socket): void {
    this.#renderer?.destroy();
    this.#renderer = socket.setEncoding('utf8');
    if (this.#shell) this.send(this.#shell);
    let parts: string[] = [];
    let length = 0;
    socket.on('data', (chunk: string) => {
      const lines = chunk.split('\n');
      for (const line of lines.slice(0, -1)) {
        this.#receive([...parts, line].join(''));
        parts = [];
        length = 0;
      }
      const rest = lines.at(-1) ?? '';
      parts.push(rest);
      length += rest.length;
      if (length > MAX_LINE_LENGTH) socket.destroy();
    });
    socket.on('error', () => {});
    socket.once('close', () => {
      if (this.#renderer !== socket) return;
      this.#renderer = undefined;
      for (const [id, finish] of this.#waiting)
        finish({ kind: 'failed', id, failure: 'lost', detail: 'It ended.' });
    });
  }

  #receive(line: string): void {
    const message = readMessage(line);
    if (!message) return;
    if (message.kind === 'read') this.#options.onRead(message);
    else this.#waiting.get(message.id)?.(message);
  }
}
