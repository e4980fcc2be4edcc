import { IncomingMessage } from 'node:http';
import { readBody } from './request-body.ts';

const TOKEN_PATHS = ['/oauth/token', '/oauth/revoke'];

/** Returns whether this is a token request with a JSON body, which Auth0 accepts beyond the standard. */
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
    // An empty form is rejected with a response that a browser may read, like every other incomplete request.
  }
  return form.toString();
}

/** Returns the same request with the body as a form. */
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
