import { InvalidTokenError, type SiteOfBackend } from './caller.ts';
import { createSiteCheck } from './site-check.ts';

/** Path below which the site calls a backend. */
const PREFIX = '/_site/';

/** An event of the site. */
export interface SiteEvent {
  /** Stays the same when the event is sent again. */
  id: string;
  /** Such as `member.erased`. A newer site may have types that this package doesn't know. */
  type: string;
  /** Time of the event, ISO 8601. */
  at: string;
  /** Of events about a member: `member`, their id for this remote. The rest depends on the type. */
  data: { member?: string } & Record<string, unknown>;
}

export interface SiteHooksOptions extends SiteOfBackend {
  /** Handles an event. The site sends it again until this doesn't throw; it may come twice, with the same `id`. */
  onEvent?: (event: SiteEvent) => unknown;
  /** Returns what this backend stores about a member, for their export: JSON of at most 1 MB. Undefined if it stores nothing. */
  exportMember?: (member: string) => unknown;
  /** Deletes what this backend stores about a member. It may be called again for one that is deleted. */
  eraseMember?: (member: string) => unknown;
}

/** A request of the site, with its body as it was received, before any parser. */
export interface HookRequest {
  method: string;
  /** Path with or without a query. */
  path: string;
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  body?: Uint8Array | string | undefined;
}

/** Response to a call of the site. `body` is JSON, if there is one. */
export interface HookAnswer {
  status: number;
  body?: string;
}

/**
 * Returns a function that handles the site's own calls below `/_site/`: it checks the token and the body, and calls the functions for events, exports and
 * deletions. It needs no framework.
 * @throws what these functions throw, and Error if the site's keys can't be fetched: answer it with 500, and the site calls again.
 */
export function siteHooks({
  onEvent,
  exportMember,
  eraseMember,
  ...of
}: SiteHooksOptions): (request: HookRequest) => Promise<HookAnswer> {
  const check = createSiteCheck(of);
  return async ({ method, path: address, headers, body }) => {
    const [path = ''] = address.split('?');
    const { authorization } = headers;
    try {
      await check({ authorization: String(authorization ?? ''), method, path, body });
    } catch (error) {
      if (error instanceof InvalidTokenError) return message(401, 'Only the site can make this call.');
      throw error;
    }
    if (method === 'POST' && path === `${PREFIX}events` && onEvent) {
      const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
      await onEvent(JSON.parse(text) as SiteEvent);
      return { status: 204 };
    }
    const [, member] = /^\/_site\/members\/([\w-]+)$/.exec(path) ?? [];
    if (member !== undefined && method === 'GET' && exportMember) {
      const data = await exportMember(member);
      return data === undefined
        ? message(404, 'Nothing is stored about this member.')
        : { status: 200, body: JSON.stringify(data) };
    }
    if (member !== undefined && method === 'DELETE' && eraseMember) {
      await eraseMember(member);
      return { status: 204 };
    }
    return message(404, 'This backend has no such call.');
  };
}

function message(status: number, text: string): HookAnswer {
  return { status, body: JSON.stringify({ message: text }) };
}

/** The part of Fastify that the plugin uses, so that this package doesn't depend on it. */
interface FastifyLike {
  removeAllContentTypeParsers(): void;
  addContentTypeParser(
    type: string,
    options: { parseAs: 'buffer' },
    parser: (request: unknown, body: Buffer, done: (error: null, body: Buffer) => void) => void,
  ): unknown;
  route(options: {
    method: string[];
    url: string;
    handler: (request: FastifyRequestLike, reply: FastifyReplyLike) => Promise<unknown>;
  }): unknown;
}
interface FastifyRequestLike {
  method: string;
  url: string;
  headers: HookRequest['headers'];
  body?: unknown;
}
interface FastifyReplyLike {
  code(status: number): FastifyReplyLike;
  type(type: string): FastifyReplyLike;
  send(body?: string): unknown;
}

/** {@link siteHooks} as a plugin of Fastify: `app.register(siteHooksPlugin, { site, remote, onEvent })`. */
export async function siteHooksPlugin(app: FastifyLike, options: SiteHooksOptions): Promise<void> {
  const answer = siteHooks(options);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: `${PREFIX}*`,
    async handler({ method, url, headers, body }, reply) {
      const { status, body: text } = await answer({
        method,
        path: url,
        headers,
        body: body instanceof Uint8Array ? body : undefined,
      });
      reply.code(status);
      return text === undefined ? reply.send() : reply.type('application/json; charset=utf-8').send(text);
    },
  });
}
