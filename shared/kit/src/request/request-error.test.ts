import { expect, it } from 'vitest';
import { errorOfAnswer, errorOfInterruption } from './request-error.ts';

it.each([
  [401, 'AUTHENTICATION'],
  [403, 'AUTHORIZATION'],
  [404, 'NOT_FOUND'],
  [400, 'VALIDATION'],
  [422, 'VALIDATION'],
  [500, 'SERVER'],
  [503, 'SERVER'],
  [418, 'UNKNOWN'],
] as const)('takes %i for %s', (status, type) =>
  expect(errorOfAnswer(status, undefined, null).type).toBe(type),
);

it('keeps what the server said', () => {
  const body = {
    message: 'Somebody else has this handle.',
    details: {
      code: 'USERNAME_TAKEN',
      fields: [{ path: 'body.username', message: 'taken' }],
      current: { version: 3 },
    },
    requestId: 'r-1',
  };
  expect(errorOfAnswer(409, body, null)).toMatchObject({
    serverMessage: 'Somebody else has this handle.',
    code: 'USERNAME_TAKEN',
    fields: [{ path: 'body.username', message: 'taken' }],
    current: { version: 3 },
    requestId: 'r-1',
  });
});

it('survives a body that is no error object', () => {
  expect(errorOfAnswer(502, '<html>', 'r-2')).toMatchObject({ type: 'SERVER', requestId: 'r-2', fields: [] });
});

it('tells network, timeout and abort apart', () => {
  expect(errorOfInterruption(new TypeError('Failed to fetch'), false).interruption).toBe('network');
  expect(errorOfInterruption(new DOMException('', 'TimeoutError'), false).interruption).toBe('timeout');
  const aborted = errorOfInterruption(new DOMException('', 'AbortError'), true);
  expect([aborted.interruption, aborted.aborted]).toEqual(['abort', true]);
});
