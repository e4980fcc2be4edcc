import { Box, chakra, VisuallyHidden } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';

/** Whether a saved role grants a permission, as text. */
export function MatrixCell({ given }: { given: boolean }) {
  return given ? (
    <Box display="inline-flex" color="tide.fg">
      <Check size="1.25em" aria-hidden />
      <VisuallyHidden>
        <Trans>yes</Trans>
      </VisuallyHidden>
    </Box>
  ) : (
    <chakra.span color="fg.muted">
      <span aria-hidden>–</span>
      <VisuallyHidden>
        <Trans>no</Trans>
      </VisuallyHidden>
    </chakra.span>
  );
}
