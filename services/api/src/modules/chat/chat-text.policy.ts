import { truncate } from '@boardwalk/contracts';

/** What a message of Discord's takes, in characters as JavaScript counts them: never less than Discord does. */
const MOST = 2_000;

/** What a name or a title may hold without becoming markup of Discord's. Mentions ring nobody: each message says so. */
function plain(text: string): string {
  return text.replace(/[\\*_~`|>#[\]()<:@-]/g, '\\$&');
}

/** That somebody was approved. */
export function approvalText({ name, form, url }: { name: string; form: string; url: string }): string {
  return truncate(`**${plain(name)}** was approved: ${plain(form)}\n<${url}>`, MOST);
}

/** That somebody tries out whether this arrives. */
export function trialText(url: string): string {
  return `A test from <${url}>: messages of the site arrive here.`;
}
