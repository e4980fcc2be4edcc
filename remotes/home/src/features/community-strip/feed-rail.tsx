import type { FeedItem } from '@boardwalk/contracts';
import { chakra, EmptyState, Flex, Skeleton, useSite } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FeedCard } from './feed-card.tsx';

const CARD_WIDTH = { base: '17.5rem', sm: '20rem' };
const SKELETONS = ['first', 'second', 'third', 'fourth'];

/** The items side by side, scrollable by swiping, scrolling or the arrow keys. */
export function FeedRail({ items }: { items: readonly FeedItem[] }) {
  const { t } = useLingui();
  const { chatName } = useSite();
  if (items.length === 0) {
    return (
      <EmptyState title={t`No posts yet`}>
        <Trans>
          Posts, news, events and streams appear here. Until then, join the conversation on {chatName}.
        </Trans>
      </EmptyState>
    );
  }
  return (
    <chakra.div
      role="region"
      aria-label={t`Community feed`}
      tabIndex={0}
      overflowX="auto"
      mx={{ base: '-4', sm: '-6', lg: '-2' }}
      px={{ base: '4', sm: '6', lg: '2' }}
      py="2"
      css={{ scrollSnapType: 'x proximity', scrollPaddingInline: '1rem', scrollbarWidth: 'thin' }}
    >
      <Flex as="ul" listStyleType="none" gap="4" width="max-content">
        {items.map((item) => (
          <RailItem key={item.id}>
            <FeedCard item={item} />
          </RailItem>
        ))}
      </Flex>
    </chakra.div>
  );
}

function RailItem({ children }: { children: ReactNode }) {
  return (
    <chakra.li width={CARD_WIDTH} css={{ scrollSnapAlign: 'start' }}>
      {children}
    </chakra.li>
  );
}

/** Placeholder of the same shape. */
export function FeedSkeleton() {
  const { t } = useLingui();
  return (
    <Flex gap="4" overflow="hidden" py="2" role="status" aria-label={t`Loading...`}>
      {SKELETONS.map((name) => (
        <Skeleton key={name} flexShrink="0" width={CARD_WIDTH} height="19rem" borderRadius="md" />
      ))}
    </Flex>
  );
}
