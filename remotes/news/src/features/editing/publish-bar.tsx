import {
  Box,
  Button,
  Container,
  Flex,
  HStack,
  LinkButton,
  Text,
  TimeText,
  toast,
  undoable,
  useMutation,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { StateBadge } from '../../article/state-badge.tsx';
import { type MoreAction, MoreActions } from './more-actions.tsx';
import { PrimaryAction } from './primary-action.tsx';
import { pinArticle } from './save-article.ts';
import { SaveStatus } from './save-status.tsx';
import type { Editing } from './use-editing.ts';
import type { Publishing } from './use-publishing.ts';
import { SETTINGS_ID, type Settings } from './use-settings.ts';

interface PublishBarProps {
  editing: Editing;
  publishing: Publishing;
  settings: Settings;
  /** At the top of a wide window; at the bottom of a narrow one, within reach of the thumb. */
  wide: boolean;
}

/** State of the article, save status, and the next step, always visible. */
export function PublishBar({ editing, publishing, settings, wide }: PublishBarProps) {
  const { t } = useLingui();
  const { article, state, hasStorage } = editing;
  const pin = usePin(editing);
  const act = (action: Exclude<MoreAction, 'preview' | 'history'>) => {
    if (action === 'draft' || action === 'archived') publishing.move(action);
    else if (action === 'pin' || action === 'unpin') pin.mutate(action === 'pin');
    else if (action !== 'discard') publishing.openDialog(action);
    else undoable({ message: t`Your changes are discarded.`, undo: editing.discard() });
  };
  return (
    <Box
      as="section"
      aria-label={t`Saving and publishing`}
      position="sticky"
      top={wide ? '16' : undefined}
      bottom={wide ? undefined : 'var(--bottom-bar, 0px)'}
      zIndex="docked"
      bg="bg"
      borderTopWidth={wide ? undefined : '1px'}
      borderBottomWidth={wide ? '1px' : undefined}
      pb={wide ? undefined : 'max(0px, env(safe-area-inset-bottom) - var(--bottom-bar, 0px))'}
    >
      <Container>
        <Flex
          direction={wide ? 'row' : 'column'}
          align={wide ? 'center' : 'stretch'}
          justify="space-between"
          minH={wide ? '3.5rem' : undefined}
          gap={wide ? '4' : '1'}
          py={wide ? undefined : '2'}
        >
          <HStack minW="0" gap="3">
            <StateBadge state={article?.state ?? 'draft'} />
            {article?.state === 'scheduled' && article.publishedAt && (
              <Text as="span" textStyle="sm">
                <Trans>
                  Scheduled for <TimeText at={article.publishedAt} as="long" />
                </Trans>
              </Text>
            )}
            {wide && article?.pinned && (
              <Text as="span" textStyle="sm">
                <Trans>Pinned</Trans>
              </Text>
            )}
            <SaveStatus state={state} hasStorage={hasStorage} />
          </HStack>
          <HStack flexShrink="0" justify="end" gap="2">
            {wide && article && (
              <LinkButton size="sm" minH="11" variant="ghost" to={`/news/${article.id}/preview`}>
                <Trans>Preview</Trans>
              </LinkButton>
            )}
            <Button
              size="sm"
              minH="11"
              variant={settings.open ? 'subtle' : 'ghost'}
              aria-expanded={settings.open}
              aria-controls={SETTINGS_ID}
              onClick={settings.toggle}
            >
              <Trans>Settings</Trans>
            </Button>
            <MoreActions
              article={article}
              unsent={state.kind === 'unsent'}
              narrow={!wide}
              busy={publishing.busy || pin.isPending}
              onChoose={act}
            />
            <PrimaryAction editing={editing} publishing={publishing} />
          </HStack>
        </Flex>
      </Container>
    </Box>
  );
}

/** Pins the article to the top of the list, or removes its pin. Doesn't save pending changes. */
function usePin({ article, noteState }: Editing) {
  const { t } = useLingui();
  return useMutation({
    mutationFn: async (pinned: boolean) => article && pinArticle(article, pinned),
    onSuccess: (changed) => {
      if (!changed) return;
      noteState(changed);
      toast.add({
        description: changed.pinned ? t`Pinned to the top of the news` : t`Unpinned`,
        tone: 'success',
      });
    },
  });
}
