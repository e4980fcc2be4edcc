import { expect, it } from 'vitest';
import { errorOfInterruption, errorOfResponse } from './request-error.ts';

it.each([
  [401, 'AUTHENTICATION'],
  [403, 'AUTHORIZATION'],
  [404, 'NOT_FOUND'],
  [400, 'VALIDATION'],
  [422, 'VALIDATION'],
  [500, 'SERVER'],
  [503, 'SERVER'],
  [418, 'UNKNOWN'],
] as const)('maps %i to %s', (status, type) =>
  expect(errorOfResponse(status, undefined, null).type).toBe(type),
);

it('preserves the server’s details', () => {
  const body = {
    message: 'Someone else has this handle.',
    details: {
      code: 'USERNAME_TAKEN',
      fields: [{ path: 'body.username', message: 'taken' }],
      current: { version: 3 },
    },
    requestId: 'r-1',
  };
  expect(errorOfResponse(409, body, null)).toMatchObject({
    serverMessage: 'Someone else has this handle.',
    code: 'USERNAME_TAKEN',
    fields: [{ path: 'body.username', message: 'taken' }],
    current: { version: 3 },
    requestId: 'r-1',
  });
});

it('accepts a body that isn’t an error object', () => {
  expect(errorOfResponse(502, '<html>', 'r-2')).toMatchObject({
    type: 'SERVER',
    requestId: 'r-2',
    fields: [],
  });
});

it('distinguishes network failure, timeout and abort', () => {
  expect(errorOfInterruption(new TypeError('Failed to fetch'), false).interruption).toBe('network');
  expect(errorOfInterruption(new DOMException('', 'TimeoutError'), false).interruption).toBe('timeout');
  const aborted = errorOfInterruption(new DOMException('', 'AbortError'), true);
  expect([aborted.interruption, aborted.aborted]).toEqual(['abort', true]);
});
