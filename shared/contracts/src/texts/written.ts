import { z } from 'zod';
import { cleanAddress, cleanInside, cleanLine, cleanText } from './clean-text.ts';
import { handleIn, memberWordsIn } from './handle-in.ts';

type Kind = 'line' | 'text' | 'address' | 'email' | 'tag' | 'search words' | 'handle' | 'file' | 'machine';

/** Which strings of the contracts are written by people, and how; `machine` ones are made by programs. A test refuses strings that aren't here. */
export const writtenKinds = z.registry<{ kind: Kind }>();

/** One line that somebody writes: a name, a title, a caption. @param least how many characters at least. @param most how many at most. */
export const line = (least: number, most: number) =>
  z.string().overwrite(cleanLine).min(least).max(most).register(writtenKinds, { kind: 'line' });

/** A text of several lines. @param least how many characters at least. @param most how many at most. */
export const text = (least: number, most: number) =>
  z.string().overwrite(cleanText).min(least).max(most).register(writtenKinds, { kind: 'text' });

/** The address of a page elsewhere. @param format what it must be, as `z.url` takes it. */
export const address = (most: number, format: Parameters<typeof z.url>[0]) =>
  z
    .string()
    .overwrite(cleanAddress)
    .check(z.url(format))
    .max(most)
    .register(writtenKinds, { kind: 'address' });

/** An e-mail address. */
export const email = () =>
  z.string().overwrite(cleanAddress).check(z.email()).max(254).register(writtenKinds, { kind: 'email' });

/** A tag, in small letters: letters and digits of any script, blanks and dashes. */
export const tag = (most: number, pattern: RegExp) =>
  z
    .string()
    .overwrite((written) => cleanLine(written).toLowerCase().normalize('NFC'))
    .min(1)
    .max(most)
    .regex(pattern, 'Use letters, digits, spaces and dashes.')
    .register(writtenKinds, { kind: 'tag' });

/** Words to search for. */
export const searchWords = (most: number, least = 0) =>
  z.string().overwrite(cleanLine).min(least).max(most).register(writtenKinds, { kind: 'search words' });

/** Words to search for members: a name, a handle with or without its @, or the address of a member's page. */
export const memberWords = (most: number, least = 0) =>
  z.string().overwrite(memberWordsIn).min(least).max(most).register(writtenKinds, { kind: 'search words' });

/** A member's handle, also with its @ or as the address of their page. @param most how many characters at most. */
export const handle = (most: number) =>
  z.string().overwrite(handleIn).min(1).max(most).register(writtenKinds, { kind: 'handle' });

/** A string that a program makes and nobody reads: an id, a cursor, a secret. It is taken as it is. */
export const machine = (most: number, least = 0) =>
  z.string().min(least).max(most).register(writtenKinds, { kind: 'machine' });

/** The content of a text file that a person chose, such as CSV. A file read in the wrong encoding is refused. */
export const textFile = (most: number) =>
  z
    .string()
    .overwrite(cleanInside)
    .min(1)
    .max(most)
    .refine((file) => !file.includes('\uFFFD'), 'This file was read in the wrong encoding. Save it as UTF-8.')
    .register(writtenKinds, { kind: 'file' });

/**
 * A line or a text that is the same in every language of the site, or has one for each; one that is empty is taken from another language.
 * @param written what is written in each.
 */
export const siteWords = (least: number, most: number, written = line) =>
  z.union([
    written(least, most),
    z
      .object({ en: written(0, most), de: written(0, most) })
      .refine(({ en, de }) => (en || de).length >= least, 'Say it in one language at least.'),
  ]);
