import { expect, it } from 'vitest';
import { isPublic, kindOf, type RequestParts } from './kind-of-request.ts';

const ORIGIN = 'https://meridian.example';
const kindFor = (
  url: string,
  { headers = {}, ...more }: Partial<Omit<RequestParts, 'headers'>> & { headers?: object } = {},
) =>
  kindOf(
    {
      url: new URL(url, ORIGIN).href,
      method: 'GET',
      mode: 'cors',
      destination: '',
      cache: 'default',
      headers: new Headers(headers as Record<string, string>),
      ...more,
    },
    ORIGIN,
  );
const navigate = { mode: 'navigate', destination: 'document' };

it.each([
  ['/', navigate, 'page'],
  ['/users?search=x', navigate, 'page'],
  ['/api/openapi.json', navigate, 'navigation'],
  ['/api/identities/discord/callback?code=x&state=y', navigate, 'navigation'],
  ['/healthz', navigate, 'navigation'],
  ['/assets/main.1a2b.js', { destination: 'script' }, 'file'],
  ['/remotes/home/1/assets/x.css', { destination: 'style' }, 'file'],
  ['/api/users/count', {}, 'data'],
  ['/api/images/city.jpg?w=480', { destination: 'image', mode: 'no-cors' }, 'picture'],
])('handles %s', (url, more, kind) => {
  expect(kindFor(url, more)).toBe(kind);
});

it.each([
  ['another origin', 'https://sign-in.example/authorize', navigate],
  ['a change', '/api/users/me', { method: 'PUT' }],
  ['a form', '/profile', { ...navigate, method: 'POST' }],
  ['an authenticated call', '/api/users/count', { headers: { authorization: 'Bearer x' } }],
  ['a stream', '/api/live/events?topics=releases', { headers: { accept: 'text/event-stream' } }],
  ['the release set', '/release-set', {}],
  ['the API’s release data', '/api/registry/signed', {}],
  ['a search', '/api/search?q=ferry', {}],
  ['a part of a file', '/assets/film.1a2b.mp4', { headers: { range: 'bytes=0-9' } }],
  ['a fresh copy', '/assets/main.1a2b.js', { cache: 'reload' }],
  ['a further try', '/remotes/home/1/remote-entry.js?attempt=1', { destination: 'script' }],
  ['the sign of life', '/healthz', {}],
])('ignores %s', (_, url, more) => {
  expect(kindFor(url, more)).toBeNull();
});

it('stores only what the API marks as cacheable for everyone', () => {
  const answer = (control: string | null, status = 200, type = 'application/json; charset=utf-8') =>
    isPublic(
      new Response('{}', {
        status,
        headers: { 'content-type': type, ...(control && { 'cache-control': control }) },
      }),
    );
  expect(answer('no-cache')).toBe(true);
  expect([answer('no-store'), answer('private, no-cache'), answer(null)]).toEqual([false, false, false]);
  expect([answer('no-cache', 404), answer('no-cache', 200, 'text/html')]).toEqual([false, false]);
});
