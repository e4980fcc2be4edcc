import type { ManagedRelease, ManagedRemote } from '@boardwalk/contracts';
import {
  Box,
  Button,
  chakra,
  HStack,
  Panel,
  Stack,
  Table,
  Text,
  TimeText,
  useWindowFrom,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { HealthLine } from './health-line.tsx';
import { VersionState } from './version-state.tsx';

export interface VersionsProps {
  remote: ManagedRemote;
  onServe: (release: ManagedRelease) => void;
  onShowFailures: (release: ManagedRelease) => void;
  onApprove: (release: ManagedRelease) => void;
}

/** A remote's versions, newest first: as rows, or as cards on a small screen. */
export function Versions(props: VersionsProps) {
  return useWindowFrom('lg') ? <VersionsTable {...props} /> : <VersionCards {...props} />;
}

function VersionsTable({ remote, onShowFailures, ...actions }: VersionsProps) {
  const { t } = useLingui();
  const heads = [t`Version`, t`Served as`, t`Last 30 minutes`, t`Size`, t`Published`, t`Serve`];
  return (
    <Table.Root size="sm" variant="line" bg="transparent" aria-label={t`Versions of ${remote.name}`}>
      <Table.Header>
        <Table.Row bg="transparent">
          {heads.map((head) => (
            <Table.ColumnHeader key={head} scope="col" color="fg.muted" _last={{ textAlign: 'end' }}>
              {head}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {remote.versions.map((release) => (
          <Table.Row key={release.version} bg="transparent" _hover={{ bg: 'bg.subtle' }}>
            <Table.Cell>
              <VersionName release={release} />
            </Table.Cell>
            <Table.Cell>
              <VersionState remote={remote} release={release} />
            </Table.Cell>
            <Table.Cell>
              <HealthLine health={release.health} />
              <FailuresButton release={release} onShowFailures={onShowFailures} />
            </Table.Cell>
            <Table.Cell whiteSpace="nowrap">
              <SizeText release={release} />
            </Table.Cell>
            <Table.Cell>
              <PublishedText release={release} />
            </Table.Cell>
            <Table.Cell textAlign="end">
              <VersionActions release={release} {...actions} />
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

function VersionCards({ remote, onShowFailures, ...actions }: VersionsProps) {
  const { t } = useLingui();
  return (
    <Stack as="ul" listStyleType="none" gap="3" aria-label={t`Versions of ${remote.name}`}>
      {remote.versions.map((release) => (
        <Panel as="li" key={release.version} p="4" bg="bg">
          <Stack gap="3">
            <Stack gap="1" align="start">
              <VersionName release={release} />
              <VersionState remote={remote} release={release} />
            </Stack>
            <HealthLine health={release.health} />
            <FailuresButton release={release} onShowFailures={onShowFailures} />
            <Box fontSize="sm">
              <SizeText release={release} /> · <PublishedText release={release} />
            </Box>
            <VersionActions release={release} {...actions} />
          </Stack>
        </Panel>
      ))}
    </Stack>
  );
}

function VersionName({ release: { version, commit } }: { release: ManagedRelease }) {
  return (
    <Box>
      <chakra.code fontWeight="600" overflowWrap="anywhere">
        {version}
      </chakra.code>
      {commit && (
        <Text fontSize="sm" color="fg.muted" title={commit}>
          <Trans>
            commit <code>{commit.slice(0, 8)}</code>
          </Trans>
        </Text>
      )}
    </Box>
  );
}

/** What a visitor fetches: the entry and the first page, after brotli. */
function SizeText({ release: { entry, page } }: { release: ManagedRelease }) {
  const { t, i18n } = useLingui();
  const kilobytes = (bytes: number) => i18n.number(bytes / 1024, { maximumFractionDigits: 1 });
  return (
    <chakra.span
      fontVariantNumeric="tabular-nums"
      title={t`Entry ${kilobytes(entry)} KB, first page ${kilobytes(page)} KB, after brotli`}
    >
      {kilobytes(entry + page)} KB
    </chakra.span>
  );
}

function PublishedText({ release: { publishedAt, publishedBy } }: { release: ManagedRelease }) {
  return (
    <chakra.span>
      <TimeText at={publishedAt} as="relative" />{' '}
      <chakra.span color="fg.muted">
        <Trans>by {publishedBy.name}</Trans>
      </chakra.span>
    </chakra.span>
  );
}

/** Only where there is something to tell. */
function FailuresButton({
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

function VersionActions({ release, onServe, onApprove }: VersionActionsProps) {
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
      <Button size="xs" variant="outline" aria-label={t`Serve ${version}`} onClick={() => onServe(release)}>
        <Trans>Serve…</Trans>
      </Button>
    </HStack>
  );
}
