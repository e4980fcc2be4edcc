import type { FeedItem } from '@boardwalk/contracts';
import {
  Badge,
  chakra,
  Flex,
  Heading,
  HStack,
  Link,
  MemberAvatar,
  MemberName,
  Text,
  TimeText,
  useRouteExists,
} from '@boardwalk/kit';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

/** Label of each kind of item. */
const FEED_KIND_NAMES: Record<FeedItem['kind'], MessageDescriptor> = {
  post: msg`Post`,
  news: msg`News`,
  event: msg`Event`,
  stream: msg`Stream`,
  property: msg`Real estate`,
};

/** An item of the strip. It is a link only if its target exists. */
export function FeedCard({ item }: { item: FeedItem }) {
  const { i18n } = useLingui();
  const routeExists = useRouteExists();
  const { kind, title, body, href, author, pinned, publishedAt } = item;
  return (
    <Flex
      as="article"
      direction="column"
      gap="3"
      height="100%"
      bg="bg.panel"
      borderWidth="1px"
      borderTopWidth="4px"
      borderTopColor={pinned ? 'lamp' : 'border'}
      borderRadius="md"
      p="5"
    >
      <HStack justify="space-between" fontSize="sm" color="fg.muted" minH="6">
        <span>{i18n._(FEED_KIND_NAMES[kind])}</span>
        {pinned && (
          <Badge colorPalette="sodium">
            <Trans>Pinned</Trans>
          </Badge>
        )}
      </HStack>
      <Heading as="h3" textStyle="xl">
        {href && routeExists(href) ? (
          <chakra.span
            asChild
            textDecoration="underline"
            textDecorationColor="border.emphasized"
            textUnderlineOffset="4px"
          >
            <Link to={href}>{title}</Link>
          </chakra.span>
        ) : (
          title
        )}
      </Heading>
      <Text lineClamp="4">{body}</Text>
      <HStack mt="auto" pt="2" gap="3" fontSize="sm">
        <MemberAvatar {...author} size="8" />
        <chakra.div minW="0">
          <Text truncate fontWeight="medium">
            <MemberName {...author} />
          </Text>
          <Text color="fg.muted">
            <TimeText at={publishedAt} as="relative" />
          </Text>
        </chakra.div>
      </HStack>
    </Flex>
  );
}
