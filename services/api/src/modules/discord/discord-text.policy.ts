import { truncate } from '@boardwalk/contracts';

/** Maximum length of a Discord message, in UTF-16 units: never more than Discord counts as characters. */
const MAX_MESSAGE_LENGTH = 2_000;

/** Escapes Discord's markup in a name or a title. Mentions notify no one: each message disables them. */
function plain(text: string): string {
  return text.replace(/[\\*_~`|>#[\]()<:@-]/g, '\\$&');
}

/** Returns the message about an approval. */
export function approvalText({ name, form, url }: { name: string; form: string; url: string }): string {
  return truncate(`**${plain(name)}** was approved: ${plain(form)}\n<${url}>`, MAX_MESSAGE_LENGTH);
}

/** Returns a test message. */
export function trialText(url: string): string {
  return `A test from <${url}>: messages of the site arrive here.`;
}
