import { Button, chakra, TimeText } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useReleaseSet } from '../set/set-store.ts';
import { leavePreview, previewEnd } from './preview-session.ts';

/** Banner on every page of a preview, with a button to leave it. */
export function PreviewRibbon() {
  const preview = useReleaseSet()?.preview;
  const [end, setEnd] = useState(previewEnd);
  if (preview) {
    const { name, version, expiresAt } = preview;
    return (
      <Ribbon action={<Trans>Leave the preview</Trans>} onAct={returnToSite}>
        <Trans>
          Preview of <b>{name}</b> {version} in this tab; it ends <TimeText at={expiresAt} as="relative" />
        </Trans>
      </Ribbon>
    );
  }
  if (!end) return null;
  return (
    <Ribbon action={<Trans>Close</Trans>} onAct={() => setEnd(undefined)}>
      {end === 'expired' ? (
        <Trans>The preview has expired. You are back on the public site.</Trans>
      ) : (
        <Trans>The preview ended because its version failed. You are back on the public site.</Trans>
      )}
    </Ribbon>
  );
}

/** Loads the page again, from the public site. */
function returnToSite(): void {
  leavePreview();
  location.reload();
}

interface RibbonProps {
  action: ReactNode;
  onAct: () => void;
  children: ReactNode;
}

function Ribbon({ action, onAct, children }: RibbonProps) {
  const { t } = useLingui();
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
      <chakra.span overflowWrap="anywhere">{children}</chakra.span>
      <Button size="xs" variant="outline" color="inherit" borderColor="currentColor" onClick={onAct}>
        {action}
      </Button>
    </chakra.aside>
  );
}
