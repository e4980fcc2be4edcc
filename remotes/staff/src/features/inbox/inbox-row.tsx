import type { InboxItem } from '@boardwalk/contracts';
import { Badge, chakra, Link, VisuallyHidden } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { inLanguage, noteOf } from './inbox-labels.ts';
import { DueText } from './inbox-times.tsx';

interface InboxRowProps {
  item: InboxItem;
  to: string;
  /** Whether it is open next to the list. */
  current: boolean;
}

/**
 * An item of the list, in one line, on phones in two: member, kind and title, assignee, and due time. Memoized: opening an item renders two rows.
 */
export const InboxRow = memo(function InboxRow({ item, to, current }: InboxRowProps) {
  const { i18n } = useLingui();
  const { id, label, title, count, about, openedAt, dueAt, snoozed } = item;
  const kind = inLanguage(label, i18n.locale);
  const note = noteOf(item, i18n);
  return (
    <Row to={to} preventScrollReset data-inbox-row={id} aria-current={current ? 'true' : undefined}>
      <chakra.span
        gridArea="who"
        fontWeight="600"
        minW="0"
        truncate
        translate={about ? 'no' : undefined}
        dir="auto"
      >
        {about ? about.fullName : title}
      </chakra.span>
      <chakra.span gridArea="what" color="fg.muted" minW="0" truncate>
        {kind}
        {count > 1 && ` · ×${count}`}
        {about && ` · ${title}`}
        {note && ` · ${note}`}
      </chakra.span>
      <chakra.span gridArea="state" display="inline-flex" gap="2" minW="0" justifyContent="flex-end">
        {snoozed && (
          <Badge size="sm" flexShrink="0">
            <Trans>Snoozed</Trans>
          </Badge>
        )}
        <Assignee item={item} />
      </chakra.span>
      <chakra.span gridArea="due" color="fg.muted" textAlign="end">
        <DueText openedAt={openedAt} dueAt={dueAt} />
      </chakra.span>
    </Row>
  );
});

function Assignee({ item: { assignee } }: { item: InboxItem }) {
  if (!assignee)
    return (
      <VisuallyHidden>
        <Trans>Unassigned</Trans>
      </VisuallyHidden>
    );
  return (
    <Badge size="sm" colorPalette={assignee.mine ? 'tide' : 'dusk'} minW="0" maxW="7rem">
      <chakra.span truncate>{assignee.mine ? <Trans>You</Trans> : assignee.fullName}</chakra.span>
    </Badge>
  );
}

const Row = chakra(Link, {
  base: {
    display: 'grid',
    position: 'relative',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', lg: 'minmax(0, 8rem) minmax(0, 1fr) auto 5.5rem' },
    gridTemplateAreas: { base: '"who due" "what state"', lg: '"who what state due"' },
    columnGap: '3',
    alignItems: 'center',
    fontSize: 'sm',
    px: '3',
    py: { base: '2', lg: '0' },
    minH: '9',
    borderInlineStartWidth: '3px',
    borderInlineStartColor: 'transparent',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-current=true]': { bg: 'bg.subtle', borderInlineStartColor: 'lamp' },
  },
});
