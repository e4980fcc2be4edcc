import { po as gettext } from 'gettext-parser';

/** One entry of a gettext catalogue. */
interface Entry {
  /** The message, prefixed by its context if it has one: the same text may have another meaning there. */
  id: string;
  text: string;
}

/** Returns the entries of a `.po` file that the source still has. */
export function entriesOf(po: string): Entry[] {
  return Object.values(gettext.parse(po).translations)
    .flatMap((messages) => Object.values(messages))
    .filter(({ msgid }) => msgid !== '')
    .map(({ msgid, msgctxt, msgstr }) => ({
      id: msgctxt ? `${msgctxt}: ${msgid}` : msgid,
      text: msgstr[0] ?? '',
    }));
}

export const messageIds = (po: string): string[] => entriesOf(po).map(({ id }) => id);
export const emptyEntries = (po: string): string[] =>
  entriesOf(po)
    .filter(({ text }) => text === '')
    .map(({ id }) => id);
