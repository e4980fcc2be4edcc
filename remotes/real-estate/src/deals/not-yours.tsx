import { EmptyState, LinkButton } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface NotYoursProps {
  /** What only its owner does. */
  title: string;
  /** The code of the property. */
  code: string;
  children: ReactNode;
}

/** For those who can't do this with the property: why, and the way back. */
export function NotYours({ title, code, children }: NotYoursProps) {
  return (
    <EmptyState
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
