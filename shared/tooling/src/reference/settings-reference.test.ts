import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../workspace/folders.ts';
import { SETTINGS_PAGE, settingsReference } from './settings-reference.ts';

it('is what the schemas of the services say (`npm run docs` writes it)', async () => {
  expect(readFileSync(join(ROOT, SETTINGS_PAGE), 'utf8')).toBe(await settingsReference());
});
