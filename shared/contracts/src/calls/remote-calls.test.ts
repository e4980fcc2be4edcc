import { expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import {
  type CallAnswer,
  type CallInput,
  type CallRequest,
  callDifferences,
  defineCalls,
  InvalidInputError,
  manifestCallsOf,
  readInput,
} from './remote-calls.ts';

const calls = defineCalls({
  'GET /polls': {
    access: 'public',
    query: z.object({ cursor: z.string().optional() }),
    answer: z.object({ items: z.array(z.string()), nextCursor: z.string().nullable() }),
  },
  'POST /polls/:id/votes': {
    access: 'members',
    rate: 'search',
    params: z.object({ id: z.coerce.number() }),
    body: z.object({ option: z.string().min(1, 'Choose an option.') }),
    invalidates: ['GET /polls'],
  },
  'POST /polls': { access: { permission: 'polls.manage' } },
});
type Vote = (typeof calls)['POST /polls/:id/votes'];

it('accepts only GET calls of the table in `invalidates`', () => {
  defineCalls({
    'GET /polls': { access: 'public' },
    // @ts-expect-error There is no such call.
    'POST /polls': { access: 'members', invalidates: ['GET /other'] },
  });
});

it('types the input on both sides, and the answer', () => {
  expectTypeOf<CallInput<Vote>>().toEqualTypeOf<{ params: { id: number }; body: { option: string } }>();
  expectTypeOf<CallRequest<Vote>['body']>().toEqualTypeOf<{ option: string }>();
  expectTypeOf<CallAnswer<Vote>>().toEqualTypeOf<undefined>();
  expectTypeOf<CallAnswer<(typeof calls)['GET /polls']>['items']>().toEqualTypeOf<string[]>();
});

it('returns the calls of remote.json', () => {
  expect(manifestCallsOf(calls)).toEqual([
    { call: 'GET /polls', access: 'public' },
    { call: 'POST /polls/:id/votes', access: 'members', rate: 'search' },
    { call: 'POST /polls', access: { permission: 'polls.manage' } },
  ]);
  expect(callDifferences(calls, manifestCallsOf(calls))).toEqual([]);
});

it('names every difference from remote.json', () => {
  expect(
    callDifferences(calls, [
      { call: 'GET /polls', access: 'members' },
      { call: 'POST /polls/:id/votes', access: 'members' },
      { call: 'DELETE /polls/:id', access: 'members' },
    ]),
  ).toEqual([
    'GET /polls is for members, and in the table for public.',
    'POST /polls/:id/votes has the rate by default, and in the table search.',
    'POST /polls is missing.',
    'DELETE /polls/:id is not in the table.',
  ]);
});

it('reads the input of a call', () => {
  const request = { params: { id: '7' }, body: { option: 'a' }, query: { x: '1' } };
  expect(readInput(calls['POST /polls/:id/votes'], request)).toEqual({
    params: { id: 7 },
    body: { option: 'a' },
  });
  expect(readInput(calls['GET /polls'], {})).toEqual({ query: {} });
});

it('rejects an invalid input with the error object of the site', () => {
  const read = () => readInput(calls['POST /polls/:id/votes'], { params: { id: 'x' }, body: { option: '' } });
  expect(read).toThrow(InvalidInputError);
  try {
    read();
  } catch (error) {
    expect((error as InvalidInputError).body).toMatchObject({
      type: 'VALIDATION',
      status: 400,
      details: {
        code: 'INPUT_INVALID',
        fields: [{ path: 'params.id' }, { path: 'body.option', message: 'Choose an option.' }],
      },
    });
  }
});
