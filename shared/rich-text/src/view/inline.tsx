import { type InlineNode, isLinkAddress, type Mark } from '@boardwalk/contracts';
import { Link } from '@boardwalk/kit';
import { createElement, Fragment, type ReactNode } from 'react';

/** Marks that map to a plain element. */
const UNTRANSLATED = { translate: 'no' } as const;
const MARKS: Record<string, string> = { bold: 'strong', italic: 'em', strike: 's', code: 'code' };

interface Run {
  href: string | undefined;
  nodes: InlineNode[];
}

/** Renders text with its marks. A link stays one element, however many marks change inside it. */
export function renderInline(nodes: readonly InlineNode[] = []): ReactNode[] {
  const runs: Run[] = [];
  for (const node of nodes) {
    const href = hrefOf(node);
    const last = runs.at(-1);
    if (last && last.href === href) last.nodes.push(node);
    else runs.push({ href, nodes: [node] });
  }
  return runs.map(({ href, nodes }) => {
    const rendered = nodes.map(renderNode);
    return href === undefined
      ? createElement(Fragment, null, ...rendered)
      : createElement(TextLink, { href }, ...rendered);
  });
}

function hrefOf(node: InlineNode): string | undefined {
  if (node.type !== 'text') return undefined;
  return node.marks?.find((mark): mark is Extract<Mark, { type: 'link' }> => mark.type === 'link')?.attrs
    .href;
}

function renderNode(node: InlineNode): ReactNode {
  switch (node.type) {
    case 'hardBreak':
      return <br />;
    case 'mention':
      return (
        <span data-mention="" translate="no">
          @{node.attrs.label}
        </span>
      );
    case 'text':
      return (node.marks ?? []).reduceRight<ReactNode>((inner, { type }) => {
        const element = Object.hasOwn(MARKS, type) ? MARKS[type] : undefined;
        return element ? createElement(element, element === 'code' ? UNTRANSLATED : null, inner) : inner;
      }, node.text);
    default:
      return null;
  }
}

/** A link in a user's text. With a disallowed URL only its text is rendered. */
function TextLink({ href, children }: { href: string; children?: ReactNode }) {
  if (typeof href !== 'string' || !isLinkAddress(href)) return children;
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>;
  if (href.startsWith('#')) return <a href={href}>{children}</a>;
  return (
    <a href={href} rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}
