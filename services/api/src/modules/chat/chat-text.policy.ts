/** What a message of Discord's takes, in characters as JavaScript counts them: never less than Discord does. */
const MOST = 2_000;

/** What a name or a title may hold without becoming markup of Discord's. Mentions ring nobody: each message says so. */
function plain(text: string): string {
  return text.replace(/[\\*_~`|>#[\]()<:@-]/g, '\\$&');
}

/** That somebody was approved. */
export function approvalText({ name, form, url }: { name: string; form: string; url: string }): string {
  return within(`**${plain(name)}** was approved: ${plain(form)}\n<${url}>`);
}

/** That somebody tries out whether this arrives. */
export function trialText(url: string): string {
  return `A test from <${url}>: messages of the site arrive here.`;
}

/** Cut at a whole character. */
function within(text: string): string {
  if (text.length <= MOST) return text;
  return `${text.slice(0, MOST - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
