import { z } from 'zod';

/**
 * Signs that nobody sees and that make a text look like another one: controls, breaks of lines and paragraphs, what changes the direction of
 * writing, and blanks without width. Those that join letters and flags are left: scripts and emoji need them.
 */
const BREAKS = String.raw`\p{Cc}\p{Zl}\p{Zp}`;
const WITHOUT_WIDTH = String.raw`\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF`;

/**
 * One line that somebody writes: a name, a title, a caption. No breaks, nothing hidden, and no blanks round it.
 * @param least how many characters at least. @param most how many at most.
 */
export const writtenLine = (least: number, most: number) =>
  z
    .string()
    .trim()
    .min(least)
    .max(most)
    .regex(
      new RegExp(`^[^${BREAKS}${WITHOUT_WIDTH}]*$`, 'u'),
      'Line breaks and invisible characters can’t stand here.',
    );

/** A text of several lines: what is written is shown as it stands, in a block of its own, whatever its direction is. */
export const writtenText = (least: number, most: number) =>
  z
    .string()
    .trim()
    .min(least)
    .max(most)
    .regex(/^(?:[^\p{Cc}]|[\n\t])*$/u, 'Control characters can’t stand in a text.');

/**
 * A line or a text that is the same in every language of the site, or has one for each; one that is empty is taken from another language.
 * @param written what is written in each.
 */
export const siteWords = (least: number, most: number, written = writtenLine) =>
  z.union([
    written(least, most),
    z
      .object({ en: written(0, most), de: written(0, most) })
      .refine(({ en, de }) => (en || de).length >= least, 'Say it in one language at least.'),
  ]);

/** A line that comes from somewhere else, such as a name from the identity provider, without its hidden signs. */
export function withoutHidden(line: string): string {
  return line
    .replace(new RegExp(`[${WITHOUT_WIDTH}]+`, 'gu'), '')
    .replace(new RegExp(`[${BREAKS}\\s]+`, 'gu'), ' ')
    .trim();
}
