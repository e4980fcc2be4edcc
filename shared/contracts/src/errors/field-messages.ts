/** The messages of schemas and of the API's own field checks. `{n}` is a number, a time or a date. Each catalog of messages translates them. */
export const FIELD_MESSAGES: readonly string[] = [
  /*i18n*/ 'Fill this in.',
  /*i18n*/ 'At least {n}.',
  /*i18n*/ 'At most {n}.',
  /*i18n*/ 'Write at least {n} characters.',
  /*i18n*/ 'Write at most {n} characters.',
  /*i18n*/ 'A text can have at most {n} paragraphs.',
  /*i18n*/ 'A list can have at most {n} entries.',
  /*i18n*/ 'The first number of a list can be at most {n}.',
  /*i18n*/ 'A paragraph can have at most {n} characters.',
  /*i18n*/ 'This text is too large. Split it into two.',
  /*i18n*/ 'This is not a video of a known site.',
  /*i18n*/ 'A table can have at most {n} columns.',
  /*i18n*/ 'A table can have at most {n} rows.',
  /*i18n*/ 'A paragraph can have at most {n} differently formatted parts.',
  /*i18n*/ 'A text can have at most {n} parts. Split it into two.',
  /*i18n*/ 'Lists, quotes and tables can’t be nested this deep.',
  /*i18n*/ 'Choose one of the options.',
  /*i18n*/ 'Choose at least {n}.',
  /*i18n*/ 'Choose at most {n}.',
  /*i18n*/ 'This needs an answer.',
  /*i18n*/ 'This is not a number.',
  /*i18n*/ 'This has to be a whole number.',
  /*i18n*/ 'This is not a date.',
  /*i18n*/ 'This year is out of range.',
  /*i18n*/ 'Leave out the name before the @.',
  /*i18n*/ 'This is not a date with a time.',
  /*i18n*/ 'This is not an e-mail address.',
  /*i18n*/ 'This is not a web address. It begins with https://',
  /*i18n*/ 'Enter a path or an https:// address.',
  /*i18n*/ 'This doesn’t have the expected format.',
  /*i18n*/ 'This answer can’t be read.',
  /*i18n*/ 'Not before {n}.',
  /*i18n*/ 'Not after {n}.',
  /*i18n*/ 'This text has characters that can’t be stored.',
  /*i18n*/ 'A file no longer exists. Upload it again.',
  /*i18n*/ 'Enter the platform and the channel together.',
  /*i18n*/ 'This site can’t play streams from that server. Ask the team to allow it.',
  /*i18n*/ 'This is not a role of the site.',
  /*i18n*/ 'This name is used by a system role.',
  /*i18n*/ 'This time has passed.',
  /*i18n*/ 'Choose a time in the future.',
  /*i18n*/ 'Write a text before it is published.',
  /*i18n*/ 'Choose when it will be published.',
  /*i18n*/ 'At most {n} days from now.',
  /*i18n*/ 'Member not found.',
  /*i18n*/ 'The first date has to be on one of the days.',
  /*i18n*/ 'This is before the first date.',
  /*i18n*/ 'Enter how long the suspension lasts.',
  /*i18n*/ 'A warning can’t have an end.',
  /*i18n*/ 'A denial needs a reason.',
  /*i18n*/ 'Item not found in the rubric.',
  /*i18n*/ 'Each built-in section must be listed once, on or off.',
  /*i18n*/ 'Describe what is wrong.',
  /*i18n*/ 'Enter a language code, such as en.',
  /*i18n*/ 'Choose each day only once.',
  /*i18n*/ 'A path on this site begins with one slash.',
  /*i18n*/ 'Enter the time without a time zone.',
  /*i18n*/ 'This is not a time zone.',
  /*i18n*/ 'Use small letters, digits and single dashes.',
  /*i18n*/ 'Use small letters, digits and underscores.',
  /*i18n*/ 'Use letters, digits, dot, dash and underscore, starting with a letter or digit.',
  /*i18n*/ 'Enter an address that begins with https://.',
  /*i18n*/ 'This file was read in the wrong encoding. Save it as UTF-8.',
  /*i18n*/ 'Fill in at least one language.',
  /*i18n*/ 'The site itself uses this address.',
  /*i18n*/ 'Use 2 to 24 capital letters, digits and underscores.',
  /*i18n*/ 'Another field has this name.',
  /*i18n*/ 'A field can only depend on the answer to an earlier field.',
  /*i18n*/ 'The minimum is greater than the maximum.',
  /*i18n*/ 'Two options have the same name.',
  /*i18n*/ 'The quiz has fewer questions than this.',
  /*i18n*/ 'Two questions have the same name.',
  /*i18n*/ 'A question has no right answer among its options.',
  /*i18n*/ 'This is not a channel of that platform.',
  /*i18n*/ 'Choose at least one host.',
  /*i18n*/ 'Choose at most {n} hosts, including the creator.',
  /*i18n*/ 'Use letters, digits, spaces and dashes.',
  /*i18n*/ 'Enter each character only once.',
  /*i18n*/ 'Enter each tag only once.',
  /*i18n*/ 'Choose each role only once.',
  /*i18n*/ 'Choose each host only once.',
  /*i18n*/ 'Choose each entry only once.',
  /*i18n*/ 'This is not a check-in code.',
  /*i18n*/ 'Enter two letters, a dash and a number.',
];

const KNOWN = new Set(FIELD_MESSAGES);

/** A message of {@link FIELD_MESSAGES}, and the value of its placeholder. */
interface FieldMessage {
  text: string;
  value?: string;
}

/**
 * Returns the translatable text of a field's message: of `At most 5.` it is `At most {n}.` with the value `5`.
 * @returns undefined for any other message: it may contain the syntax of a placeholder, such as a regular expression.
 */
export function fieldMessageOf(message: string): FieldMessage | undefined {
  if (KNOWN.has(message)) return { text: message };
  const value = message.match(/\d[\w.:-]*(?=[ .])|\d+/)?.[0]?.replace(/\.$/, '');
  const text = value === undefined ? message : message.replace(value, '{n}');
  return KNOWN.has(text) ? { text, value } : undefined;
}
