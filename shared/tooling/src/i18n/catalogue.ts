/** One entry of a gettext catalogue. */
interface Entry {
  id: string;
  text: string;
}

/** Reads the entries of a `.po` file; the header, whose id is empty, is left out. */
export function entriesOf(po: string): Entry[] {
  return po
    .split(/\n\s*\n/)
    .filter((block) => !/^#~/m.test(block))
    .map((block) => ({ id: field(block, 'msgid'), text: field(block, 'msgstr') }))
    .filter(({ id }) => id !== '');
}

/** A field's text; long ones go on over several quoted lines. */
function field(block: string, name: string): string {
  const match = new RegExp(`^${name} ("(?:[^"\\\\]|\\\\.)*"(?:\\n"(?:[^"\\\\]|\\\\.)*")*)`, 'm').exec(block);
  return (match?.[1] ?? '')
    .split('\n')
    .map((line) => line.slice(1, -1))
    .join('');
}

export const messageIds = (po: string): string[] => entriesOf(po).map(({ id }) => id);
export const emptyEntries = (po: string): string[] =>
  entriesOf(po)
    .filter(({ text }) => text === '')
    .map(({ id }) => id);
