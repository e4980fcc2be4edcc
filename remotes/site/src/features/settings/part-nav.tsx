import { Button, Flex, useSearchParams } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** The parts of the settings, in order. */
const PART_IDS = ['identity', 'look', 'home', 'links', 'documents', 'features'] as const;
export type PartId = (typeof PART_IDS)[number];

/** Returns the part in the URL, and a function to change it. */
export function usePart(): [PartId, (part: PartId) => void] {
  const [search, setSearch] = useSearchParams();
  const part = PART_IDS.find((id) => id === search.get('part')) ?? 'identity';
  return [part, (next) => setSearch({ part: next }, { replace: true, preventScrollReset: true })];
}

const LABELS: Record<PartId, ReactNode> = {
  identity: <Trans>Name and contact</Trans>,
  look: <Trans>Look</Trans>,
  home: <Trans>Home</Trans>,
  links: <Trans>Navigation and footer</Trans>,
  documents: <Trans>Texts</Trans>,
  features: <Trans>Features and languages</Trans>,
};

/** Navigation between the parts of the settings. Unsaved input is retained across parts. */
export function PartNav() {
  const { t } = useLingui();
  const [part, setPart] = usePart();
  return (
    <Flex role="group" aria-label={t`Parts of the settings`} wrap="wrap" gap="2">
      {PART_IDS.map((id) => (
        <Button
          key={id}
          size="sm"
          variant={id === part ? 'solid' : 'outline'}
          aria-pressed={id === part}
          onClick={() => setPart(id)}
        >
          {LABELS[id]}
        </Button>
      ))}
    </Flex>
  );
}
