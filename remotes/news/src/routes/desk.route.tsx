import { LinkButton, Page, Stack, useAccess, usePermission } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { NoWriting } from '../article/no-writing.tsx';
import { Desk } from '../features/desk/components/desk.tsx';
import { CommentQueue } from '../features/moderation/components/comment-queue.tsx';

/** `/news/desk`: what is being worked on, and the comments that wait for somebody. */
export default function DeskRoute() {
  const { t } = useLingui();
  const writing = useAccess('news.write');
  const edits = usePermission('news.publish');
  const moderates = usePermission('comments.moderate');
  if (writing === 'denied' && !moderates) return <NoWriting />;
  return (
    <Page
      title={t`Newsroom`}
      py={{ base: '6', md: '8' }}
      action={
        writing === 'granted' && (
          <LinkButton colorPalette="sodium" to="/news/create">
            <Trans>Write an article</Trans>
          </LinkButton>
        )
      }
    >
      <Stack gap="12">
        {moderates && <CommentQueue />}
        {writing === 'granted' && <Desk scope={edits ? 'all' : 'mine'} />}
      </Stack>
    </Page>
  );
}
