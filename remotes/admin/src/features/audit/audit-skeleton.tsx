import { Box, PENDING, Skeleton, Stack, VisuallyHidden } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';

const ROWS = ['60%', '48%', '66%', '52%', '58%', '44%'];

/** Placeholder of the loading log. */
export function AuditSkeleton() {
  return (
    <Box role="status" {...PENDING}>
      <VisuallyHidden>
        <Trans>Loading changes</Trans>
      </VisuallyHidden>
      <Stack gap="0" borderTopWidth="1px" aria-hidden>
        {ROWS.map((width) => (
          <Stack key={width} gap="2" py="3" borderBottomWidth="1px">
            <Skeleton height="4" width={width} />
            <Skeleton height="3.5" width="30%" />
          </Stack>
        ))}
      </Stack>
    </Box>
  );
}
