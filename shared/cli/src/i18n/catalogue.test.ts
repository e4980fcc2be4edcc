import { expect, it } from 'vitest';
import { emptyEntries, messageIds } from './catalogue.ts';

const PO = `msgid ""
msgstr ""
"Language: de\\n"

#: shell/src/a.tsx
msgid "Log in"
msgstr "Anmelden"

msgid ""
"A long "
"text"
msgstr ""

#~ msgid "Gone"
#~ msgstr ""
`;

it('reads ids, also over several lines, and leaves the header and obsolete entries out', () => {
  expect(messageIds(PO)).toEqual(['Log in', 'A long text']);
});

it('finds entries without a translation', () => {
  expect(emptyEntries(PO)).toEqual(['A long text']);
});

it('distinguishes the same message in two contexts', () => {
  expect(messageIds('msgctxt "release"\nmsgid "Approve"\nmsgstr "Freigeben"')).toEqual(['release: Approve']);
});
