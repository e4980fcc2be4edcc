/** One entry of a gettext catalogue. */
interface Entry {
  /** The message; with its context before it where it has one: the same words may then mean something else. */
  id: string;
  text: string;
}

/** Reads the entries of a `.po` file; the header, whose id is empty, is left out. */
export function entriesOf(po: string): Entry[] {
  return po
    .split(/\n\s*\n/)
    .filter((block) => !/^#~/m.test(block))
    .map((block) => ({ id: idOf(block), text: field(block, 'msgstr') }))
    .filter(({ id }) => id !== '');
}

function idOf(block: string): string {
  const context = field(block, 'msgctxt');
  const message = field(block, 'msgid');
  return context === '' ? message : `${context}: ${message}`;
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
