import type { Inquiry } from '@boardwalk/contracts';
import {
  Badge,
  Box,
  chakra,
  EmptyState,
  HStack,
  Link,
  LinkBox,
  LinkButton,
  LinkOverlay,
  MemberAvatar,
  PagedList,
  Text,
  TimeText,
  usePages,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { DealSkeleton } from '../../deals/deal-row.tsx';
import { type InquiryBox, inquiryPages } from '../../deals/queries.ts';
import { PropertyPicture } from '../../property/property-picture.tsx';
import { useOtherSide } from './other-side.ts';

/** Conversations of a box, latest message first. */
export function InquiryList({ box }: { box: InquiryBox }) {
  const { t } = useLingui();
  const list = usePages(inquiryPages(box));
  return (
    <PagedList
      pages={list}
      aria-label={t`Conversations`}
      skeleton={<DealSkeleton label={t`Loading the conversations`} />}
      failure={t`The conversations could not be loaded`}
      empty={
        <EmptyState
          title={t`No conversations yet`}
          action={
            <LinkButton colorPalette="sodium" to="/real-estate">
              <Trans>View listings</Trans>
            </LinkButton>
          }
        >
          {box === 'city' ? (
            <Trans>Messages about the city’s properties appear here.</Trans>
          ) : (
            <Trans>Write to a seller from the page of a property. Your conversations appear here.</Trans>
          )}
        </EmptyState>
      }
      loaded={(count) => <Plural value={count} one="# conversation" other="# conversations" />}
      hideCountAtEnd
    >
      {(inquiry) => <InquiryRow key={inquiry.id} inquiry={inquiry} />}
    </PagedList>
  );
}

/** A conversation. The whole row is a link. */
function InquiryRow({ inquiry }: { inquiry: Inquiry }) {
  const otherSide = useOtherSide();
  const { id, property, last, unread, side, seller, member } = inquiry;
  const person = side === 'member' ? seller : member;
  return (
    <LinkBox
      as="li"
      display="grid"
      gridTemplateColumns={{ base: '2.5rem minmax(0, 1fr) 4rem', sm: '3rem minmax(0, 1fr) 6rem' }}
      gap={{ base: '3', sm: '5' }}
      py="4"
      borderBottomWidth="1px"
      alignItems="start"
      _hover={{ bg: 'bg.muted' }}
    >
      <MemberAvatar {...(person ?? { fullName: otherSide(inquiry) })} size="10" />
      <Box minW="0">
        <HStack gap="2" wrap="wrap" justify="space-between">
          <HStack gap="2" wrap="wrap" minW="0">
            <chakra.span fontWeight={unread ? '800' : '600'} overflowWrap="anywhere">
              <LinkOverlay asChild>
                <Link to={`/real-estate/messages/${id}`}>
                  {otherSide(inquiry)} · {property.title}
                </Link>
              </LinkOverlay>
            </chakra.span>
            {unread && (
              <Badge colorPalette="sodium">
                <Trans>New</Trans>
              </Badge>
            )}
          </HStack>
          <Text textStyle="sm" color="fg.muted">
            <TimeText at={last.at} as="relative" />
          </Text>
        </HStack>
        <Text color={unread ? 'fg' : 'fg.muted'} lineClamp="2" overflowWrap="anywhere">
          {last.mine && (
            <>
              <Trans>You:</Trans>{' '}
            </>
          )}
          {last.text}
        </Text>
      </Box>
      <Box borderRadius="md" overflow="hidden">
        <PropertyPicture {...property} sizes="6rem" ratio={4 / 3} />
      </Box>
    </LinkBox>
  );
}
