import { Box, chakra, Heading, Link } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';

export const STEPS = ['how', 'price', 'pictures', 'check'] as const;
export type Step = (typeof STEPS)[number];

function useStepNames(): Record<Step, string> {
  const { t } = useLingui();
  return { how: t`Listing type`, price: t`Price and duration`, pictures: t`Pictures`, check: t`Review` };
}

interface StepListProps {
  step: Step;
  /** Last step that can be opened. */
  reach: Step;
}

/** Progress of the wizard, with links to earlier steps. */
export function StepList({ step, reach }: StepListProps) {
  const { t } = useLingui();
  const names = useStepNames();
  return (
    <chakra.nav aria-label={t`Steps`}>
      <Box
        as="ol"
        listStyleType="none"
        display="grid"
        gridTemplateColumns="repeat(4, minmax(0, 1fr))"
        gap={{ base: '1.5', sm: '3' }}
      >
        {STEPS.map((one, index) => {
          const current = one === step;
          const open = STEPS.indexOf(one) <= STEPS.indexOf(reach);
          const label = `${index + 1}. ${names[one]}`;
          return (
            <Box
              as="li"
              key={one}
              borderTopWidth="3px"
              borderColor={current ? 'sodium.fg' : open ? 'border.emphasized' : 'border'}
              pt="2"
              textStyle="sm"
              fontWeight={current ? '700' : undefined}
              color={current ? 'fg' : 'fg.muted'}
              overflowWrap="anywhere"
              hyphens="auto"
              minH="6"
            >
              {open && !current ? (
                <chakra.span css={{ '& a': { display: 'block', minHeight: '24px' } }}>
                  <Link to={`?step=${one}`} preventScrollReset>
                    {label}
                  </Link>
                </chakra.span>
              ) : (
                <span aria-current={current ? 'step' : undefined}>{label}</span>
              )}
            </Box>
          );
        })}
      </Box>
    </chakra.nav>
  );
}

/** Heading of a step. Focused after navigation, so that screen readers announce it. */
export function StepHeading({ step, children }: { step: Step; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<Step>(undefined);
  useEffect(() => {
    if (shown.current !== undefined && shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <Heading as="h2" ref={heading} tabIndex={-1} outline="none" textStyle="2xl" scrollMarginTop="24">
      {children}
    </Heading>
  );
}
