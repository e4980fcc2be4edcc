import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';
import { NestLogger } from './nest-logger.ts';

/** Returns the lines that are written by a function that logs. */
function logged(act: (logger: ReturnType<typeof createLogger>) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  act(createLogger({ logLevel: 'info' }, { write: (line) => lines.push(line) }));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

const cause = Object.assign(new Error('duplicate key value'), {
  code: '23505',
  table: 'users',
  detail: 'Key (email)=(ann@x.test) already exists.',
});
const failedQuery = new DrizzleQueryError(
  'insert into users values ($1)',
  ['ann@x.test', 'a "secret"'],
  cause,
);

it('logs which query failed, and none of its values', () => {
  const [line] = logged((logger) =>
    new NestLogger(logger).error({ requestId: 'r-1', err: failedQuery, msg: 'unexpected error' }),
  );
  expect(line).toMatchObject({
    level: 'error',
    service: 'api',
    requestId: 'r-1',
    msg: 'unexpected error',
    err: {
      type: 'DrizzleQueryError',
      code: '23505',
      table: 'users',
      message: 'Failed query: insert into users values ($1): duplicate key value',
      stack: expect.stringContaining('logger.test.ts'),
    },
  });
  expect(JSON.stringify(line)).not.toMatch(/ann@x|secret/);
});

it.each([
  ['a failed query', String(failedQuery)],
  ['an address with a query', 'GET https://x.test/userinfo?access_token=secret failed'],
  ['a header', 'sent Authorization: Bearer secret'],
  ['the way to a database', 'no answer from postgres://boardwalk:secret@localhost/boardwalk'],
])('keeps values of %s out of messages', (_, sentence) => {
  const [line] = logged((logger) => new NestLogger(logger).warn(`It failed: ${sentence}`));
  expect(JSON.stringify(line)).not.toMatch(/ann@x|secret/);
  expect(line?.msg).toMatch(/^It failed: \w+/);
});
