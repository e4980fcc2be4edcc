import type { SiteDifference } from '@boardwalk/contracts';
import { Box, chakra, DataList, Text } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { PathName } from './path-name.tsx';

/** Differences between two versions of the settings: old and new values. */
export function DifferenceList({ items }: { items: readonly SiteDifference[] }) {
  if (items.length === 0)
    return (
      <Text>
        <Trans>No differences.</Trans>
      </Text>
    );
  return (
    <Box maxH="24rem" overflowY="auto">
      <DataList.Root size="md">
        {items.map(({ path, before, after }) => (
          <DataList.Item key={path}>
            <DataList.ItemLabel>
              <PathName path={path} />
            </DataList.ItemLabel>
            <DataList.ItemValue display="block" overflowWrap="anywhere">
              <chakra.del color="fg.muted">{before || <Trans>nothing</Trans>}</chakra.del>
              <span aria-hidden> → </span>
              <chakra.ins textDecoration="none">{after || <Trans>nothing</Trans>}</chakra.ins>
            </DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList.Root>
    </Box>
  );
}
