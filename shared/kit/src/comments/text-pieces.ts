import { type Comment, handlesMeant, LINK_LENGTH, mentionPlaces, truncate } from '@boardwalk/contracts';
import { LinkifyIt } from 'linkify-it';

type Mention = Comment['mentions'][number];

/** A part of a comment's text. Concatenated pieces equal the original text, except for handles that have changed since and long URLs. */
export type TextPiece =
  | { kind: 'text'; text: string }
  | { kind: 'link'; href: string; label: string }
  | { kind: 'mention'; member: Mention['member'] };

interface Found {
  at: number;
  end: number;
  piece: TextPiece;
}

/** The scheme of a URL. It isn't matched inside a word of Latin letters, but directly after a letter of a script without spaces. */
const SCHEME = /(?<![a-z0-9])https?:/gi;
/** Finds the end of a URL, in any script. */
const linkifier = new LinkifyIt({ urlAuth: true, maxLength: LINK_LENGTH });
/** Maximum length of a URL's label, in characters. */
const MAX_LABEL_LENGTH = 48;

/** Splits a text at URLs and mentions, in linear time. */
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
  let from = 0;
  return [...text.matchAll(SCHEME)].flatMap(({ 0: scheme, index: at }) => {
    if (at < from) return [];
    const rest = linkifier.testSchemaAt(text, scheme.toLowerCase(), at + scheme.length);
    const end = at + scheme.length + rest;
    const address = text.slice(at, end);
    if (rest === 0 || !URL.canParse(address)) return [];
    from = end;
    return [{ at, end, piece: { kind: 'link' as const, href: address, label: labelOf(address) } }];
  });
}

function mentionsOf(text: string, mentions: readonly Mention[], links: readonly Found[]): Found[] {
  if (mentions.length === 0) return [];
  const members = new Map(mentions.map(({ handle, member }) => [handle, member]));
  // Both iterators advance through the text once, in parallel.
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

function labelOf(address: string): string {
  const bare = address.replace(/^https?:\/\//i, '').replace(/\/$/, '');
  return truncate(bare, MAX_LABEL_LENGTH);
}
