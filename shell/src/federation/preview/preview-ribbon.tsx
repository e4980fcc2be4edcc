import { Button, chakra, TimeText } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useReleaseSet } from '../set/set-store.ts';
import { leavePreview } from './preview-session.ts';

/** Says at the top of every page that this tab is not what everybody sees, and lets people out with one click. */
export function PreviewRibbon() {
  const { t } = useLingui();
  const preview = useReleaseSet()?.preview;
  if (!preview) return null;
  const { name, version, expiresAt } = preview;
  return (
    <chakra.aside
      aria-label={t`Preview`}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="center"
      columnGap="4"
      rowGap="1"
      px="4"
      py="1.5"
      bg="dusk.solid"
      color="dusk.contrast"
      fontSize="sm"
    >
      <chakra.span overflowWrap="anywhere">
        <Trans>
          Preview of <b>{name}</b> {version} in this tab; it ends <TimeText at={expiresAt} as="relative" />
        </Trans>
      </chakra.span>
      <Button size="xs" variant="outline" color="inherit" borderColor="currentColor" onClick={leavePreview}>
        <Trans>Leave the preview</Trans>
      </Button>
    </chakra.aside>
  );
}
