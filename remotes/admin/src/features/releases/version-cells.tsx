import type { ManagedRelease, ManagedRemote } from '@boardwalk/contracts';
import { Box, Button, chakra, HStack, Text, TimeText } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';

export interface VersionsProps {
  remote: ManagedRemote;
  onServe: (release: ManagedRelease) => void;
  onShowFailures: (release: ManagedRelease) => void;
  onApprove: (release: ManagedRelease) => void;
}

export function VersionName({ release: { version, commit } }: { release: ManagedRelease }) {
  return (
    <Box>
      <chakra.code translate="no" fontWeight="600" overflowWrap="anywhere">
        {version}
      </chakra.code>
      {commit && (
        <Text fontSize="sm" color="fg.muted" title={commit}>
          <Trans>
            commit <code translate="no">{commit.slice(0, 8)}</code>
          </Trans>
        </Text>
      )}
    </Box>
  );
}

/** Download size for visitors: the entry and the first page, after brotli. */
export function SizeText({ release: { entry, page } }: { release: ManagedRelease }) {
  const { t, i18n } = useLingui();
  const kilobytes = (bytes: number) => i18n.number(bytes / 1024, { maximumFractionDigits: 1 });
  return (
    <chakra.span
      whiteSpace={{ base: 'normal', md: 'nowrap' }}
      fontVariantNumeric="tabular-nums"
      title={t`Entry ${kilobytes(entry)} KB, first page ${kilobytes(page)} KB, after brotli`}
    >
      {kilobytes(entry + page)} KB
    </chakra.span>
  );
}

export function PublishedText({ release: { publishedAt, publishedBy } }: { release: ManagedRelease }) {
  return (
    <chakra.span>
      <TimeText at={publishedAt} as="relative" />{' '}
      <chakra.span color="fg.muted">
        <Trans>
          by <bdi translate="no">{publishedBy.name}</bdi>
        </Trans>
      </chakra.span>
    </chakra.span>
  );
}

/** Rendered only if there are failures. */
export function FailuresButton({
  release,
  onShowFailures,
}: {
  release: ManagedRelease;
  onShowFailures: VersionsProps['onShowFailures'];
}) {
  const { t } = useLingui();
  const { version, health, demotedAt } = release;
  if (health.failed === 0 && demotedAt === null) return null;
  return (
    <Button
      size="xs"
      variant="ghost"
      ms="-2"
      alignSelf="start"
      aria-label={t`Why it failed: ${version}`}
      onClick={() => onShowFailures(release)}
    >
      <Trans>Why it failed</Trans>
    </Button>
  );
}

type VersionActionsProps = { release: ManagedRelease } & Pick<VersionsProps, 'onServe' | 'onApprove'>;

export function VersionActions({ release, onServe, onApprove }: VersionActionsProps) {
  const { t } = useLingui();
  const { version, waitsWith } = release;
  return (
    <HStack display="inline-flex" gap="2" wrap="wrap" justify="end">
      {waitsWith !== null && (
        <Button
          size="xs"
          variant="solid"
          colorPalette="sodium"
          aria-label={t`Approve ${version}`}
          onClick={() => onApprove(release)}
        >
          <Trans>Approve…</Trans>
        </Button>
      )}
      <Button
        size="xs"
        variant="outline"
        aria-label={t`Roll out ${version}`}
        onClick={() => onServe(release)}
      >
        <Trans>Roll out…</Trans>
      </Button>
    </HStack>
  );
}
