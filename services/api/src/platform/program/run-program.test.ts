import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { ConfigurationError } from '../config/configuration-error.ts';
import { environmentWithDatabase, runProgram, WrongUse } from './run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-program-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

const failWith = (error: unknown) => () => Promise.reject(error);
async function misuse() {
  parseArgs({ args: ['--nonsense'], options: {} });
}

it.each([
  [failWith(new WrongUse()), 64, ['How it is used']],
  [misuse, 64, ['How it is used']],
  [
    failWith(new ConfigurationError(['A: is required', 'B: is odd'])),
    78,
    ['Configuration: A: is required', 'Configuration: B: is odd'],
  ],
  [failWith(new Error('The disk is full.')), 1, ['Nothing was done. The disk is full.']],
])('exits with the code of its failure: %#', async (main, code, lines) => {
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const error = vi.spyOn(console, 'error').mockReturnValue();
  await runProgram({ usage: 'How it is used', otherwise: 'Nothing was done.' }, main);
  expect(exit).toHaveBeenCalledWith(code);
  expect(error.mock.calls.flat()).toEqual(lines);
});

it('reads the database address from a file', () => {
  const file = join(folder, 'database-url');
  writeFileSync(file, 'postgres://localhost/boardwalk\n');
  expect(environmentWithDatabase({ DATABASE_URL_FILE: file }).DATABASE_URL).toBe(
    'postgres://localhost/boardwalk',
  );
  expect(environmentWithDatabase({ DATABASE_URL: 'postgres://x/y', A_FILE: file }, ['A']).A).toBe(
    'postgres://localhost/boardwalk',
  );
});

it.each([{}, { DATABASE_URL: '' }, { DATABASE_URL_FILE: '/nonexistent' }])(
  'refuses to run without a database: %j',
  (environment) => {
    expect(() => environmentWithDatabase(environment)).toThrow(ConfigurationError);
  },
);
