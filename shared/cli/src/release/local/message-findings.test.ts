import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, remoteFolder } from '@boardwalk/build/workspace';
import { expect, it } from 'vitest';
import { missingEntries, missingMessages, reportMessages, untranslated } from './message-findings.ts';

const entry = (id: string, text: string) => `msgid "${id}"\nmsgstr "${text}"`;
const catalog = (...entries: string[]) => [entry('', ''), ...entries].join('\n\n');

it('finds a message of the source that the English catalog does not have', () => {
  const before = catalog(entry('Take', 'Take'));
  const extracted = catalog(entry('Take', 'Take'), entry('Take it', 'Take it'));
  expect(missingMessages(before, extracted)).toEqual([
    expect.objectContaining({ code: 'message-missing', what: expect.stringContaining('“Take it”') }),
  ]);
  expect(missingMessages(extracted, before)).toEqual([]);
});

it('warns of messages without an entry in one line', () => {
  const extracted = (count: number) =>
    catalog(...Array.from({ length: count }, (_, index) => entry(`Take ${index}`, '')));
  const warningOf = (count: number) =>
    missingEntries({ findings: missingMessages(catalog(), extracted(count)) });
  expect(warningOf(0)).toEqual([]);
  expect(warningOf(1)[0]).toMatch(/^src\/locales\/en\.po: 1 message has no entry; .* Run npm run i18n\.$/);
  expect(warningOf(3)[0]).toContain('3 messages have no entry');
  expect(warningOf(30)[0]).toContain('20 or more messages have no entry');
});

it('counts messages without a translation', () => {
  expect(untranslated('de.po', catalog(entry('Take', ''), entry('Leave', 'Verlassen')))).toEqual([
    'src/locales/de.po: 1 message has no translation; visitors read English.',
  ]);
  expect(untranslated('de.po', catalog(entry('Leave', 'Verlassen')))).toEqual([]);
});

it('extracts messages without writing to the catalogs of the remote', { timeout: 60_000 }, () => {
  const locales = join(ROOT, remoteFolder('home'), 'src/locales');
  const changeTimes = () => readdirSync(locales).map((file) => [file, statSync(join(locales, file)).ctimeMs]);
  const before = changeTimes();
  expect(reportMessages('home').findings).toEqual([]);
  expect(changeTimes()).toEqual(before);
});
