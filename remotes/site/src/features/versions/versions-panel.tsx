import type { CurrentSite, EndpointAnswer, SiteVersion } from '@boardwalk/contracts';
import {
  Badge,
  Button,
  ConfirmDialog,
  call,
  endpointPages,
  endpointQuery,
  HStack,
  PagedList,
  PanelSection,
  Skeleton,
  Stack,
  Text,
  TimeText,
  toast,
  usePages,
  useQuery,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { DifferenceList } from '../../settings/difference-list.tsx';
import { PathName } from '../../settings/path-name.tsx';
import { useRefreshSettings } from '../../settings/queries.ts';

const versionPages = endpointPages('GET /api/site/versions', { query: { limit: 10 } });
/** Names of settings in one line, with the number of further ones. */
const MAX_NAMED = 4;

interface VersionsPanelProps {
  current: CurrentSite;
  /** Called after the settings were replaced. */
  onReplaced: () => void;
}

/** All versions of the settings, each with a restore button. */
export function VersionsPanel({ current, onReplaced }: VersionsPanelProps) {
  const { t } = useLingui();
  return (
    <PanelSection title={t`Versions`}>
      <PagedList
        pages={usePages(versionPages)}
        failure={t`The versions could not be loaded`}
        skeleton={<Skeleton height="8rem" role="status" aria-label={t`Loading...`} />}
        empty={null}
        loaded={(count) => <Plural value={count} one="# version" other="# versions" />}
        as="ol"
        borderTopWidth="0"
      >
        {(version) => (
          <VersionRow key={version.number} version={version} current={current} onReplaced={onReplaced} />
        )}
      </PagedList>
    </PanelSection>
  );
}

interface VersionProps extends VersionsPanelProps {
  version: SiteVersion;
}

function VersionRow({ version, current, onReplaced }: VersionProps) {
  const { number, at, by, kind, from, note, changed } = version;
  const isCurrent = number === current.version;
  const kinds: Record<SiteVersion['kind'], ReactNode> = {
    begun: <Trans>initial setup</Trans>,
    saved: changedNames(changed),
    restored: <Trans>restored from version {from}</Trans>,
    imported: <Trans>from a file</Trans>,
  };
  return (
    <HStack as="li" justify="space-between" gap="4" borderTopWidth="1px" py="3" wrap="wrap">
      <Stack gap="0.5" minW="0">
        <HStack gap="2" wrap="wrap">
          <Text fontWeight="600">
            <Trans>Version {number}</Trans>
          </Text>
          {isCurrent && (
            <Badge colorPalette="tide">
              <Trans>Current</Trans>
            </Badge>
          )}
          {note && <Text as="span">{note}</Text>}
        </HStack>
        <Text fontSize="sm" color="fg.muted">
          {by ? (
            <Trans>
              {by.fullName}, <TimeText at={at} as="relative" />: {kinds[kind]}
            </Trans>
          ) : (
            <>
              <TimeText at={at} as="relative" />: {kinds[kind]}
            </>
          )}
        </Text>
      </Stack>
      {!isCurrent && <RestoreButton version={version} current={current} onReplaced={onReplaced} />}
    </HStack>
  );
}

function changedNames(paths: readonly string[]): ReactNode {
  const rest = paths.length - MAX_NAMED;
  return (
    <>
      {paths.slice(0, MAX_NAMED).map((path, index) => (
        <Fragment key={path}>
          {index > 0 && ', '}
          <PathName path={path} />
        </Fragment>
      ))}
      {rest > 0 && <Trans> and {rest} more</Trans>}
    </>
  );
}

/** Restores a version, after a confirmation that lists the differences. */
function RestoreButton({ version: { number }, current, onReplaced }: VersionProps) {
  const { t } = useLingui();
  const refresh = useRefreshSettings();
  const restore = async () => {
    const saved: EndpointAnswer<'POST /api/site/versions/:number/restore'> = await call(
      'POST /api/site/versions/:number/restore',
      { params: { number }, body: { version: current.version } },
    );
    await refresh(saved);
    onReplaced();
    toast.add({ description: t`Version ${number} was restored`, tone: 'success' });
  };
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" variant="outline">
          <Trans>Restore version {number}</Trans>
        </Button>
      }
      title={t`Restore version ${number}?`}
      confirmLabel={t`Restore`}
      onConfirm={restore}
    >
      <Stack gap="4">
        <Text>
          <Trans>This becomes the new version. The current one is kept in the list.</Trans>
        </Text>
        <Differences number={number} />
      </Stack>
    </ConfirmDialog>
  );
}

/** Differences of a version from the current one, loaded when the dialog is opened. */
function Differences({ number }: { number: number }) {
  const { data } = useQuery(
    endpointQuery('GET /api/site/versions/:number/differences', { params: { number } }),
  );
  return data && <DifferenceList items={data.items} />;
}
