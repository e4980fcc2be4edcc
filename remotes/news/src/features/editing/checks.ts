import { ARTICLE_LIMITS, hasContent, plainTextOf, type RichText } from '@boardwalk/contracts';
import { canBeSent, type Draft } from './draft.ts';
import type { Refusals } from './refused-fields.ts';

/** Checks before an article is published. */
export type CheckId =
  | 'title'
  | 'text'
  | 'length'
  | 'coverAlt'
  | 'refused'
  | 'section'
  | 'summary'
  | 'cover'
  | 'pictures'
  | 'links';

export interface Check {
  id: CheckId;
  /** Field to fix it in. */
  field: keyof Draft;
  /** Whether it prevents publication; otherwise it is a recommendation. */
  blocks: boolean;
  ok: boolean;
  /** Number of pictures or characters. */
  count?: number;
  /** Broken URLs, or the server's message. */
  detail?: string;
}

interface CheckContext {
  /** Returns whether a path leads to a page of this site. */
  routeExists: (path: string) => boolean;
  /** Origin of this site: `https://meridian.example`. */
  origin: string;
  /** The server's rejections. */
  refused?: Refusals;
}

/** Returns the applicable points of the checklist for a draft: blocking ones first. */
export function checksOf(draft: Draft, context: CheckContext): Check[] {
  const { summary, cover, body } = draft;
  const excess = plainTextOf(body).length - ARTICLE_LIMITS.body;
  const pictures = nodesOf(body).filter(({ type }) => type === 'image');
  const undescribed = pictures.filter(isUndescribed).length;
  const broken = linksTo(body).filter((href) => isBroken(href, context));
  return [
    { id: 'title', field: 'title', blocks: true, ok: canBeSent(draft, ARTICLE_LIMITS.titleMin) },
    { id: 'text', field: 'body', blocks: true, ok: hasContent(body) },
    ...(excess > 0 ? [{ id: 'length', field: 'body', blocks: true, ok: false, count: excess } as const] : []),
    ...(cover
      ? [{ id: 'coverAlt', field: 'cover', blocks: true, ok: cover.alt.trim() !== '' } as const]
      : []),
    ...refusedChecks(context.refused),
    { id: 'section', field: 'category', blocks: false, ok: true },
    { id: 'summary', field: 'summary', blocks: false, ok: summary.trim() !== '' },
    ...(cover ? [] : [{ id: 'cover', field: 'cover', blocks: false, ok: false } as const]),
    ...(pictures.length > 0
      ? [{ id: 'pictures', field: 'body', blocks: false, ok: undescribed === 0, count: undescribed } as const]
      : []),
    ...(linksTo(body).length > 0
      ? [
          {
            id: 'links',
            field: 'body',
            blocks: false,
            ok: broken.length === 0,
            detail: [...new Set(broken)].join(', '),
          } as const,
        ]
      : []),
  ];
}

/** Returns blocking checks with the server's messages for rejected fields. */
function refusedChecks(refused: Refusals = {}): Check[] {
  return Object.entries(refused).map(([field, detail]) => ({
    id: 'refused',
    field: field as keyof Draft,
    blocks: true,
    ok: false,
    detail,
  }));
}

/** The parts of a node used here. */
export type AnyNode = {
  type: string;
  attrs?: { alt?: unknown };
  marks?: readonly { attrs?: { href?: unknown } }[];
  content?: readonly AnyNode[];
};

/** Returns whether a node is a picture without an alternative text. */
export function isUndescribed({ type, attrs }: AnyNode): boolean {
  return type === 'image' && typeof attrs?.alt === 'string' && attrs.alt.trim() === '';
}

/** Returns whether a node is a text with one of these links. */
export function isLinkedTo({ marks = [] }: AnyNode, addresses: readonly string[]): boolean {
  return marks.some(({ attrs }) => typeof attrs?.href === 'string' && addresses.includes(attrs.href));
}

function nodesOf(document: RichText): AnyNode[] {
  const all = (node: AnyNode): AnyNode[] => [node, ...(node.content ?? []).flatMap(all)];
  return document.content.flatMap((node) => all(node as AnyNode));
}

function linksTo(body: RichText): string[] {
  return nodesOf(body).flatMap(({ marks = [] }) =>
    marks.flatMap(({ attrs }) => (typeof attrs?.href === 'string' ? [attrs.href] : [])),
  );
}

/** Returns whether a link leads to a missing page of this site. Links to other sites aren't checked. */
function isBroken(href: string, { routeExists, origin }: CheckContext): boolean {
  // Headings of an article have no ids to link to.
  if (href.startsWith('#')) return true;
  if (!URL.canParse(href, origin)) return false;
  const { origin: host, protocol, pathname } = new URL(href, origin);
  if (host !== origin || !protocol.startsWith('http')) return false;
  return !pathname.startsWith('/api/') && !routeExists(pathname);
}
