import { INBOX_FILTERS, MAX_INBOX_COUNTED } from '@boardwalk/contracts';
import { Button, chakra, Flex, HStack, Link, Select, Text, useQuery, VisuallyHidden } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { FILTER_LABELS, inLanguage } from './inbox-labels.ts';
import { inboxCountsQuery } from './queries.ts';
import type { InboxView } from './use-inbox-view.ts';

/** Formats a count; the server has the same upper limit. */
const shown = (count: number) => (count >= MAX_INBOX_COUNTED ? `${MAX_INBOX_COUNTED - 1}+` : String(count));

/** Filters of the list with their counts, and by kind. */
export function InboxFilters({ view, onHelp }: { view: InboxView; onHelp: () => void }) {
  const { t, i18n } = useLingui();
  const { data } = useQuery(inboxCountsQuery);
  return (
    <Flex
      wrap="wrap"
      gap="3"
      mb="3"
      align="center"
      display={view.item ? { base: 'none', lg: 'flex' } : 'flex'}
    >
      <chakra.nav aria-label={t`Inbox lists`} minW="0" maxW="full" overflowX="auto" position="relative">
        <HStack as="ul" listStyleType="none" gap="1" py="1">
          {INBOX_FILTERS.map((filter) => {
            const count = data?.[filter];
            return (
              <li key={filter}>
                <ListLink
                  to={view.addressOf({ show: filter, item: '' })}
                  aria-current={view.filter === filter ? 'true' : undefined}
                  preventScrollReset
                >
                  {i18n._(FILTER_LABELS[filter])}
                  {/* Reserves its space before it is loaded. */}
                  <chakra.span
                    minW="2ch"
                    textAlign="center"
                    fontVariantNumeric="tabular-nums"
                    fontWeight={filter === 'overdue' && count ? '700' : '400'}
                  >
                    {count !== undefined && (
                      <>
                        <span aria-hidden>{shown(count)}</span>
                        <VisuallyHidden>
                          <Plural value={count} one="# item" other="# items" />
                        </VisuallyHidden>
                      </>
                    )}
                  </chakra.span>
                </ListLink>
              </li>
            );
          })}
        </HStack>
      </chakra.nav>
      <HStack gap="3" ms={{ lg: 'auto' }} flexGrow={{ base: 1, lg: 0 }}>
        <Select<string>
          label={t`Type`}
          labelHidden
          size="sm"
          width={{ base: 'auto', lg: '14rem' }}
          flexGrow={{ base: 1, lg: 0 }}
          value={view.kind ?? ''}
          options={data?.kinds.map(({ kind, label, count }) => ({
            value: kind,
            label: `${inLanguage(label, i18n.locale)} (${shown(count)})`,
          }))}
          onValueChange={view.choose}
        >
          <option value="">{t`All types`}</option>
        </Select>
        <Text textStyle="sm" color="fg.muted" whiteSpace="nowrap">
          <Trans>Due first</Trans>
        </Text>
        <Button size="sm" variant="ghost" onClick={onHelp} display={{ base: 'none', lg: 'inline-flex' }}>
          <Trans>Shortcuts</Trans>
        </Button>
      </HStack>
    </Flex>
  );
}

const ListLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '9',
    px: '3',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    fontWeight: '500',
    whiteSpace: 'nowrap',
    '&:not([aria-current=true]):hover': { bg: 'bg.subtle' },
    '&[aria-current=true]': { bg: 'fg', color: 'bg', borderColor: 'fg' },
  },
});
