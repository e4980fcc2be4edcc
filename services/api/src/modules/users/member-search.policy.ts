/** Search among members: a part of an e-mail address, or a part of any searchable text. */
export type MemberSearch =
  | { kind: 'mailbox'; mailboxEnd: string; domainStart: string }
  | { kind: 'text'; text: string };

const ADDRESS = /^(?<mailboxEnd>[^\s@]+)@(?<domainStart>[^\s@]*)$/;

/**
 * Parses a search. A part of an address with something before its "@" is the end of a mailbox and the start of a domain, which has an index. `@ada`
 * may be a handle and stays a text.
 */
export function readMemberSearch(search: string): MemberSearch {
  const text = search.trim().toLowerCase();
  const { mailboxEnd, domainStart } = ADDRESS.exec(text)?.groups ?? {};
  if (mailboxEnd === undefined || domainStart === undefined) return { kind: 'text', text };
  return { kind: 'mailbox', mailboxEnd, domainStart };
}
