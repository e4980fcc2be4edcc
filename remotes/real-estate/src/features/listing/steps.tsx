import { Box, chakra, Flex, Heading, Link, VisuallyHidden } from '@boardwalk/kit';
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
          return (
            <Flex
              as="li"
              key={one}
              direction={{ base: 'column', md: 'row' }}
              align={{ base: 'start', md: 'center' }}
              gap="2.5"
              minW="0"
              borderTopWidth="4px"
              borderColor={current ? 'lamp' : open ? 'border.emphasized' : 'border'}
              pt="3"
              textStyle={{ base: 'sm', md: 'md' }}
              fontWeight={current ? '700' : '500'}
              color={current ? 'fg' : 'fg.muted'}
            >
              <chakra.span
                aria-hidden
                display="grid"
                placeItems="center"
                flexShrink="0"
                boxSize="7"
                borderRadius="full"
                borderWidth="1.5px"
                borderColor={current ? 'ink' : 'border.emphasized'}
                bg={current ? 'lamp' : undefined}
                color={current ? 'ink' : undefined}
                fontFamily="heading"
                fontWeight="700"
                textStyle="sm"
              >
                {index + 1}
              </chakra.span>
              <chakra.span
                minW="0"
                overflowWrap="anywhere"
                hyphens="auto"
                css={{ '& a': { display: 'block', minHeight: '24px', textDecoration: 'underline' } }}
              >
                <VisuallyHidden>{index + 1}. </VisuallyHidden>
                {open && !current ? (
                  <Link to={`?step=${one}`} preventScrollReset>
                    {names[one]}
                  </Link>
                ) : (
                  <span aria-current={current ? 'step' : undefined}>{names[one]}</span>
                )}
              </chakra.span>
            </Flex>
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
