import { EmptyState, LinkButton } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface NotYoursProps {
  /** Title of the page, which is for the owner only. */
  title: string;
  /** Code of the property. */
  code: string;
  children: ReactNode;
}

/** Page for users who don't own the property: explains why, and links back. */
export function NotYours({ title, code, children }: NotYoursProps) {
  return (
    <EmptyState
      drawing="gate"
      title={title}
      action={
        <LinkButton variant="outline" to={`/real-estate/${code}`}>
          <Trans>Back to the property</Trans>
        </LinkButton>
      }
    >
      {children}
    </EmptyState>
  );
}
