import { Box, ErrorBox, Heading, LoadMore, Panel, ShownCount, Stack, Text, usePages } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { PunishmentCard } from './punishment-card.tsx';
import { ownPunishmentPages } from './queries.ts';

/** The member's own warnings and punishments. Hidden without any. */
export function OwnPunishments() {
  const { t } = useLingui();
  const { items, error, refetch, more } = usePages(ownPunishmentPages);
  if (error && !items)
    return (
      <ErrorBox
        title={t`Your warnings and punishments could not be loaded`}
        error={error}
        onRetry={refetch}
      />
    );
  if (!items || items.length === 0) return null;
  return (
    <Panel as="section" id="punishments" aria-labelledby="punishments-title">
      <Stack gap="5">
        <Stack gap="1">
          <Heading as="h2" id="punishments-title" textStyle="xl">
            <Trans>Warnings and punishments</Trans>
          </Heading>
          <Text color="fg.muted" fontSize="sm">
            <Trans>Only you and the team can see these.</Trans>
          </Text>
        </Stack>
        <Stack gap="0" borderTopWidth="1px">
          {items.map((punishment) => (
            <Box key={punishment.id} py="5" borderBottomWidth="1px">
              <PunishmentCard punishment={punishment} />
            </Box>
          ))}
        </Stack>
        {more.hasMore && <LoadMore {...more} loaded={<ShownCount count={items.length} />} />}
      </Stack>
    </Panel>
  );
}
