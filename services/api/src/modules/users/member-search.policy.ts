/** What somebody looks for among the members: a piece of an e-mail address, or any piece of what is known by words. */
export type MemberSearch =
  | { kind: 'mailbox'; mailboxEnd: string; domainStart: string }
  | { kind: 'text'; text: string };

const ADDRESS = /^(?<mailboxEnd>[^\s@]+)@(?<domainStart>[^\s@]*)$/;

/**
 * An address has one "@": a piece of it with something before the "@" is the end of a mailbox and the start of a domain, and that has an
 * index. `@ada` may be a handle and stays a text.
 */
export function readMemberSearch(search: string): MemberSearch {
  const text = search.trim().toLowerCase();
  const { mailboxEnd, domainStart } = ADDRESS.exec(text)?.groups ?? {};
  if (mailboxEnd === undefined || domainStart === undefined) return { kind: 'text', text };
  return { kind: 'mailbox', mailboxEnd, domainStart };
}
