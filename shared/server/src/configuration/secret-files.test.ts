import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { variableName, withSecretFiles } from './secret-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(text: string): string {
  const path = join(folder, `${Math.random()}.txt`);
  writeFileSync(path, text);
  return path;
}

it('reads the content of a file, without the trailing line break', () => {
  const environment = { SMTP_URL_FILE: fileWith('smtp://mail\n'), HOST: 'localhost' };
  expect(withSecretFiles(environment, ['SMTP_URL', 'REDIS_URL'])).toEqual({
    ...environment,
    SMTP_URL: 'smtp://mail',
  });
  expect(['SMTP_URL', 'HOST'].map((name) => variableName(environment, name))).toEqual([
    'SMTP_URL_FILE',
    'HOST',
  ]);
});

it('prefers the variable to the file', () => {
  const environment = { SMTP_URL: 'smtp://other', SMTP_URL_FILE: fileWith('smtp://mail') };
  expect(withSecretFiles(environment, ['SMTP_URL'])).toEqual(environment);
});

it('ignores files of other variables', () => {
  const environment = { VAPID_KEY_FILE: '/nonexistent' };
  expect(withSecretFiles(environment, ['SMTP_URL'])).toEqual(environment);
});

it.each(['/nonexistent/secret', fileWith(' \n')])('names a file without content: %s', (path) => {
  expect(() => withSecretFiles({ SMTP_URL_FILE: path }, ['SMTP_URL'])).toThrow(
    `SMTP_URL_FILE: ${path} holds nothing that can be read`,
  );
});
