// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { request } from '../request/request.ts';
import { onRefusal, type SessionRefusal } from './refusals.ts';

const received: SessionRefusal[] = [];
const stop = onRefusal((refusal) => received.push(refusal));
afterEach(() => {
  received.length = 0;
});

function refuse(status: number, code: string) {
  const body = { message: 'No.', details: { code } };
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  return request('GET', '/api/anything').catch((error: unknown) => error);
}

it.each([
  [403, 'ACCOUNT_BANNED'],
  [401, 'SESSION_ENDED'],
  [403, 'FRESH_SIGN_IN_NEEDED'],
])('reports %i %s', async (status, code) => {
  await refuse(status, code);
  expect(received).toEqual([code]);
});

it('doesn’t report a rejection of a single call, and nothing after unsubscribing', async () => {
  await refuse(403, 'ACCESS_DENIED');
  expect(received).toEqual([]);
  stop();
  await refuse(403, 'ACCOUNT_BANNED');
  expect(received).toEqual([]);
});
