import { type Comment, DELETED_MEMBER } from '@boardwalk/contracts';
import { Fragment, type ReactNode } from 'react';
import { Text } from '../components/auto-direction.tsx';
import { memberPage } from '../components/member-page.ts';
import { Link } from '../routing/link.tsx';
import { useRouteExists } from '../routing/site.ts';
import { piecesOf, type TextPiece } from './text-pieces.ts';

/** A comment's plain text with line breaks. Only URLs and mentions become links. */
export function CommentText({ text, mentions }: Pick<Comment, 'text' | 'mentions'>) {
  return (
    <Text
      whiteSpace="pre-line"
      overflowWrap="anywhere"
      css={{ '& a': { color: 'dusk.fg', textDecoration: 'underline', textUnderlineOffset: '3px' } }}
    >
      {piecesOf(text, mentions).map((piece, place) => (
        <Fragment key={place}>
          <Piece piece={piece} />
        </Fragment>
      ))}
    </Text>
  );
}

function Piece({ piece }: { piece: TextPiece }): ReactNode {
  const routeExists = useRouteExists();
  if (piece.kind === 'text') return piece.text;
  if (piece.kind === 'mention') {
    const { username } = piece.member;
    const page = memberPage(username);
    if (username === DELETED_MEMBER.username || !routeExists(page)) return `@${username}`;
    return (
      <Link to={page} translate="no">
        @{username}
      </Link>
    );
  }
  const { href, label } = piece;
  const { origin, pathname, search, hash } = new URL(href);
  if (origin === globalThis.location?.origin && routeExists(pathname))
    return <Link to={pathname + search + hash}>{label}</Link>;
  return (
    <a href={href} title={label.endsWith('…') ? href : undefined} rel="nofollow ugc noopener">
      {label}
    </a>
  );
}
