import { TimeText } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ArticleVerb } from './audit-reading.ts';

interface ArticleSentenceProps {
  verb: ArticleVerb;
  /** Publication time of a scheduled one. */
  at: string | null;
  who: ReactNode;
  article: ReactNode;
}

/** An action on an article as a sentence: "Beatrix Lindqvist published Lantern night". */
export function ArticleSentence({ verb, at, who, article }: ArticleSentenceProps) {
  switch (verb) {
    case 'submitted':
      return (
        <Trans>
          {who} submitted {article}
        </Trans>
      );
    case 'returned':
      return (
        <Trans>
          {who} returned {article} to draft
        </Trans>
      );
    case 'scheduled': {
      const instant = at && <TimeText at={at} as="long" />;
      return (
        <Trans>
          {who} scheduled {article} for {instant}
        </Trans>
      );
    }
    case 'published':
      return (
        <Trans>
          {who} published {article}
        </Trans>
      );
    case 'archived':
      return (
        <Trans>
          {who} archived {article}
        </Trans>
      );
    case 'pinned':
      return (
        <Trans>
          {who} pinned {article}
        </Trans>
      );
    case 'unpinned':
      return (
        <Trans>
          {who} unpinned {article}
        </Trans>
      );
  }
}
