import { TabRow, useSearchParams } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** The parts of the settings, in order. */
const PART_IDS = ['identity', 'look', 'home', 'links', 'documents', 'features', 'slots'] as const;
export type PartId = (typeof PART_IDS)[number];

/** Returns the part in the URL. */
export function usePart(): PartId {
  const [search] = useSearchParams();
  return PART_IDS.find((id) => id === search.get('part')) ?? 'identity';
}

const LABELS: Record<PartId, ReactNode> = {
  identity: <Trans>Name and contact</Trans>,
  look: <Trans>Look</Trans>,
  home: <Trans>Home</Trans>,
  links: <Trans>Navigation and footer</Trans>,
  documents: <Trans>Texts</Trans>,
  features: <Trans>Features and languages</Trans>,
  slots: <Trans>Slots</Trans>,
};

/** Tabs of the parts of the settings. Unsaved input is retained across parts. */
export function PartNav() {
  const { t } = useLingui();
  const part = usePart();
  return (
    <TabRow
      label={t`Parts of the settings`}
      value={part}
      tabs={PART_IDS.map((id) => ({ value: id, label: LABELS[id], to: `?part=${id}` }))}
      replace
    />
  );
}
