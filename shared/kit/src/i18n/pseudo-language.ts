import type { Messages } from '@lingui/core';
import pseudolocale from 'pseudolocale';

/** Tags of a message, such as `<0>` and `</0>`, and the number of a plural. */
const FIXED = /(<\/?\d+\/?>|#)/;
/** Added length, as a share of the text: translations are longer than English. */
const EXTENSION = 0.5;

/** Returns English messages with accents and half as long again, which reveals strings that were left in code or don't fit. */
export function pseudoMessages(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, pseudo(message) as Messages[string]]),
  );
}

/** Compiled messages are texts, or lists of texts and of values: `['count', 'plural', { one: …, other: … }]`. */
function pseudo(message: unknown): unknown {
  if (typeof message === 'string') return pseudoText(message);
  if (!Array.isArray(message)) return message;
  return message.map((part: unknown) => {
    if (!Array.isArray(part)) return pseudo(part);
    const [name, format, choices] = part as [string, string?, unknown?];
    if (choices === null || typeof choices !== 'object') return part;
    const translated = Object.entries(choices).map(([choice, text]) => [choice, pseudo(text)]);
    return [name, format, Object.fromEntries(translated)];
  });
}

function pseudoText(text: string): string {
  return text
    .split(FIXED)
    .map((part) =>
      part.trim() === '' || FIXED.test(part)
        ? part
        : pseudolocale(part, { prepend: '', append: '', extend: EXTENSION }),
    )
    .join('');
}
