import { Button, Flex } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PART_IDS, type PartId, usePart } from './use-part.ts';

const LABELS: Record<PartId, ReactNode> = {
  identity: <Trans>Name and contact</Trans>,
  look: <Trans>Look</Trans>,
  home: <Trans>Home</Trans>,
  links: <Trans>Navigation and footer</Trans>,
  documents: <Trans>Texts</Trans>,
  features: <Trans>Features and languages</Trans>,
};

/** Navigation between the parts of the settings. Unsaved input is kept across parts. */
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
