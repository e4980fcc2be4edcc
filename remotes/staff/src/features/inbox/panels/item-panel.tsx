import type { InboxItem, InboxKind } from '@boardwalk/contracts';
import { HStack, LinkButton, Stack, Text } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { inLanguage, noteOf } from '../inbox-labels.ts';
import { ApplicationPanel } from './application-panel.tsx';
import { WarnAuthor } from './comment-actions.tsx';
import { CommentPanel } from './comment-panel.tsx';
import { PunishmentAppealPanel } from './punishment-appeal-panel.tsx';
import { ResendPanel } from './resend-panel.tsx';

/** Panels of kinds that this page knows. For others it shows the item's own data, and the link to its page. */
const PANELS: Partial<Record<InboxKind, ComponentType<{ item: InboxItem }>>> = {
  comment: CommentPanel,
  application: ApplicationPanel,
  'application-appeal': ApplicationPanel,
  'punishment-appeal': PunishmentAppealPanel,
  'approval-step': ResendPanel,
  delivery: ResendPanel,
  'chat-message': ResendPanel,
};

/** Data of an item's area, with its actions. */
export function ItemPanel({ item }: { item: InboxItem }) {
  const { i18n } = useLingui();
  const note = noteOf(item, i18n);
  const Panel = item.closed ? undefined : PANELS[item.kind];
  return (
    <Stack gap="5">
      {/* Above content that is still loading, so that it doesn't shift. */}
      <HStack gap="2" wrap="wrap">
        <LinkButton
          // Without a panel the work is on the item's page.
          variant={Panel || item.closed ? 'outline' : 'solid'}
          colorPalette={Panel || item.closed ? undefined : 'sodium'}
          to={item.href}
        >
          {inLanguage(item.open, i18n.locale)}
        </LinkButton>
        {item.closed && item.kind === 'comment' && item.about && <WarnAuthor id={item.about.id} />}
      </HStack>
      {Panel ? <Panel item={item} /> : note && <Text overflowWrap="anywhere">{note}</Text>}
    </Stack>
  );
}
