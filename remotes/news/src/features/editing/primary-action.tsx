import { Button, LinkButton, usePermission } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { Editing } from './use-editing.ts';
import type { Publishing } from './use-publishing.ts';

interface PrimaryActionProps {
  editing: Editing;
  publishing: Publishing;
}

/** The next step of the article; without one, the link to it. */
export function PrimaryAction({ editing: { article, state }, publishing }: PrimaryActionProps) {
  const publishes = usePermission('news.publish');
  const { busy, openDialog } = publishing;
  const buttonProps = { size: 'sm', minH: '11', colorPalette: 'sodium', disabled: busy } as const;
  const live = article?.state === 'published';
  if (live && state.kind !== 'saved')
    return (
      <Button {...buttonProps} onClick={() => openDialog('update')}>
        <Trans>Update article</Trans>
      </Button>
    );
  if (live)
    return (
      <LinkButton size="sm" minH="11" variant="outline" to={`/news/${article.slug}`}>
        <Trans>View article</Trans>
      </LinkButton>
    );
  // An article that isn't created yet allows the author's initial transitions.
  if (article ? article.moves.includes('published') : publishes)
    return (
      <Button {...buttonProps} onClick={() => openDialog('published')}>
        <Trans>Publish</Trans>
      </Button>
    );
  if (!article || article.moves.includes('in_review'))
    return (
      <Button {...buttonProps} onClick={() => openDialog('in_review')}>
        <Trans>Submit for review</Trans>
      </Button>
    );
  return null;
}
