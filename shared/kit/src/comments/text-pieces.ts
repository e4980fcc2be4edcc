import { type Comment, handlesMeant, mentionPlaces } from '@boardwalk/contracts';

type Mention = Comment['mentions'][number];

/** A part of a comment's text. Pieces put together are the text as it was written, but for handles that have changed since and long addresses. */
export type TextPiece =
  | { kind: 'text'; text: string }
  | { kind: 'link'; href: string; label: string }
  | { kind: 'mention'; member: Mention['member'] };

interface Found {
  at: number;
  end: number;
  piece: TextPiece;
}

/** An address as far as one can be written without blanks, quotes and angle brackets. */
const ADDRESS = /\bhttps?:\/\/[^\s<>"“”„«»]+/gi;
/** Signs that belong to the sentence when they stand at the end of an address. */
const OF_THE_SENTENCE = ".,;:!?…'’*_~";
const CLOSING: Record<string, string> = { ')': '(', ']': '[', '}': '{' };
/** How much of an address is shown, in characters. */
const LONGEST_LABEL = 48;

/** Finds addresses and mentions in a text, in a time that grows with its length and no faster. */
export function piecesOf(text: string, mentions: readonly Mention[]): TextPiece[] {
  const links = linksOf(text);
  const found = [...links, ...mentionsOf(text, mentions, links)].sort((a, b) => a.at - b.at);
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const { at, end, piece } of found) {
    if (at > from) pieces.push({ kind: 'text', text: text.slice(from, at) });
    pieces.push(piece);
    from = end;
  }
  if (from < text.length) pieces.push({ kind: 'text', text: text.slice(from) });
  return pieces;
}

function linksOf(text: string): Found[] {
  return [...text.matchAll(ADDRESS)].flatMap(({ 0: written, index }) => {
    const address = withoutSentence(written);
    if (!URL.canParse(address)) return [];
    const piece: TextPiece = { kind: 'link', href: address, label: labelOf(address) };
    return [{ at: index, end: index + address.length, piece }];
  });
}

function mentionsOf(text: string, mentions: readonly Mention[], links: readonly Found[]): Found[] {
  if (mentions.length === 0) return [];
  const members = new Map(mentions.map(({ handle, member }) => [handle, member]));
  // Both go through the text once, side by side.
  let link = 0;
  return mentionPlaces(text).flatMap(({ at, handle: written }) => {
    while ((links[link]?.end ?? Number.POSITIVE_INFINITY) <= at) link += 1;
    const inLink = (links[link]?.at ?? Number.POSITIVE_INFINITY) <= at;
    const handle = handlesMeant(written).find((one) => members.has(one));
    const member = handle === undefined || inLink ? undefined : members.get(handle);
    return handle && member
      ? [{ at, end: at + 1 + handle.length, piece: { kind: 'mention' as const, member } }]
      : [];
  });
}

/** Without what follows an address in a sentence. A bracket stays that was opened in the address. */
function withoutSentence(written: string): string {
  const counts = new Map<string, number>();
  for (const sign of written) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  let end = written.length;
  for (; end > 0; end -= 1) {
    const sign = written[end - 1] ?? '';
    const opening = CLOSING[sign];
    const isOpened = opening !== undefined && (counts.get(sign) ?? 0) <= (counts.get(opening) ?? 0);
    if (isOpened || (opening === undefined && !OF_THE_SENTENCE.includes(sign))) break;
    counts.set(sign, (counts.get(sign) ?? 0) - 1);
  }
  return written.slice(0, end);
}

function labelOf(address: string): string {
  const bare = address.replace(/^https?:\/\//i, '').replace(/\/$/, '');
  return bare.length > LONGEST_LABEL ? `${bare.slice(0, LONGEST_LABEL - 1)}…` : bare;
}
