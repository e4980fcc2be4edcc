import type { InboxItem } from '@boardwalk/contracts';
import { Badge, chakra, Flex, HStack, Link, Text, TimeText, useNow } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { inLanguage, noteOf } from './inbox-labels.ts';

interface InboxRowProps {
  item: InboxItem;
  to: string;
  /** Whether it is open next to the list. */
  current: boolean;
}

/** An item of the list: kind, member, age, and assignee. Memoized: opening an item renders two rows. */
export const InboxRow = memo(function InboxRow({ item, to, current }: InboxRowProps) {
  const { i18n } = useLingui();
  const { id, label, title, count, overdue, about, openedAt, snoozed } = item;
  const note = noteOf(item, i18n);
  return (
    <Row to={to} preventScrollReset data-inbox-row={id} aria-current={current ? 'true' : undefined}>
      <Flex justify="space-between" gap="3" fontSize="sm" color="fg.muted">
        <chakra.span minW="0" truncate>
          {inLanguage(label, i18n.locale)}
          {count > 1 && ` · ×${count}`}
        </chakra.span>
        <chakra.span flexShrink="0">
          <Age at={openedAt} />
        </chakra.span>
      </Flex>
      <Text fontWeight="600" lineClamp="2" overflowWrap="anywhere">
        {title}
      </Text>
      {note && (
        <Text fontSize="sm" color="fg.muted" lineClamp="1" overflowWrap="anywhere">
          {note}
        </Text>
      )}
      <HStack gap="2" mt="1" fontSize="sm" wrap="wrap" minW="0">
        {about && (
          <chakra.span translate="no" dir="auto" minW="0" truncate>
            {about.fullName}
          </chakra.span>
        )}
        <HStack gap="2" ms="auto" minW="0">
          {overdue && (
            <Badge colorPalette="signal" flexShrink="0">
              <Trans>Overdue</Trans>
            </Badge>
          )}
          {snoozed && (
            <Badge flexShrink="0">
              <Trans>Snoozed</Trans>
            </Badge>
          )}
          <Assignee item={item} />
        </HStack>
      </HStack>
    </Row>
  );
});

const UPDATE_INTERVAL_MS = 60_000;

/** Time since an instant, updated over time: the memoized row around it may not render for hours. */
function Age({ at }: { at: string }) {
  useNow(UPDATE_INTERVAL_MS);
  return <TimeText at={at} as="relative" />;
}

function Assignee({ item: { assignee } }: { item: InboxItem }) {
  if (!assignee)
    return (
      <chakra.span color="fg.muted">
        <Trans>Unassigned</Trans>
      </chakra.span>
    );
  return (
    <Badge colorPalette={assignee.mine ? 'tide' : 'dusk'} minW="0">
      <chakra.span truncate>{assignee.mine ? <Trans>You</Trans> : assignee.fullName}</chakra.span>
    </Badge>
  );
}

const Row = chakra(Link, {
  base: {
    display: 'block',
    px: '4',
    py: '3',
    borderInlineStartWidth: '3px',
    borderInlineStartColor: 'transparent',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-current=true]': { bg: 'bg.subtle', borderInlineStartColor: 'lamp' },
  },
});
