import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { missingTranslations } from './extract-messages.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'boardwalk-i18n-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, ...texts: string[]): string {
  const entries = texts.map((text, index) => `msgid "Message ${index}"\nmsgstr "${text}"\n`);
  writeFileSync(join(root, file), `msgid ""\nmsgstr ""\n\n${entries.join('\n')}`);
  return file;
}

it('lists only the catalogues that lack translations, and not the language of the source', () => {
  const files = [
    write('en.po', ''),
    write('de.po', 'Eins', '', ''),
    write('fr.po', 'Un'),
    write('it.po', ''),
  ];
  expect(missingTranslations(root, files)).toEqual([
    'de.po: 2 messages have no translation.',
    'it.po: 1 message has no translation.',
  ]);
});

it('states that nothing is missing', () => {
  expect(missingTranslations(root, [write('de.po', 'Eins')])).toEqual(['Nothing is missing.']);
});
