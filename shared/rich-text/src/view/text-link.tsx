import { isLinkAddress } from '@boardwalk/contracts';
import { Link } from '@boardwalk/kit';
import type { ReactNode } from 'react';

/** A link in a user's text. With a disallowed URL only its text is rendered. */
export function TextLink({ href, children }: { href: string; children?: ReactNode }) {
  if (typeof href !== 'string' || !isLinkAddress(href)) return children;
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>;
  if (href.startsWith('#')) return <a href={href}>{children}</a>;
  return (
    <a href={href} rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}
