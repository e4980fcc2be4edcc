import { IncomingMessage } from 'node:http';
import { readBody } from './request-body.ts';

const TOKEN_PATHS = ['/oauth/token', '/oauth/revoke'];

/** Whether this is a request about tokens whose body is JSON, which Auth0 takes and the standard doesn't know. */
export function isJsonTokenRequest(request: IncomingMessage): boolean {
  const path = request.url?.split('?')[0] ?? '';
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  return request.method === 'POST' && TOKEN_PATHS.includes(path) && type === 'application/json';
}

function toForm(text: string): string {
  const form = new URLSearchParams();
  try {
    for (const [key, value] of Object.entries<unknown>(JSON.parse(text))) {
      if (typeof value === 'string' || typeof value === 'number') form.set(key, String(value));
    }
  } catch {
    // An empty form is refused with an answer that a browser may read, like every other incomplete request.
  }
  return form.toString();
}

/** The same request with the body as a form. */
export async function replayAsForm(request: IncomingMessage): Promise<IncomingMessage> {
  const body = toForm(await readBody(request));
  const replay = new IncomingMessage(request.socket);
  const headers = {
    ...request.headers,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(Buffer.byteLength(body)),
  };
  Object.assign(replay, {
    method: request.method,
    url: request.url,
    httpVersion: request.httpVersion,
    headers,
    complete: true,
  });
  replay.push(body);
  replay.push(null);
  return replay;
}
