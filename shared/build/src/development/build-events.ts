import type { IncomingMessage, ServerResponse } from 'node:http';

/** The errors of a development server's builds, as a stream of server-sent events: first those of the last build, then those of each further one. */
export class BuildEvents {
  readonly #pages = new Set<ServerResponse>();
  #errors: readonly string[] = [];

  /** Publishes the errors of a build; none when it succeeded. */
  built(errors: readonly string[]): void {
    this.#errors = errors;
    for (const page of this.#pages) this.#send(page);
  }

  /** Responds with the stream. @param origin the site whose pages may read it. */
  serve(request: IncomingMessage, response: ServerResponse, origin: string): void {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'access-control-allow-origin': origin,
    });
    this.#pages.add(response);
    request.once('close', () => this.#pages.delete(response));
    this.#send(response);
  }

  #send(page: ServerResponse): void {
    page.write(`data: ${JSON.stringify(this.#errors)}\n\n`);
  }
}
