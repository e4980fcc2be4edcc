import { Button, Flex, IconButton, LinkButton, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Scale } from 'lucide-react';
import { comparePath, MAX_COMPARED } from '../../market/compared.ts';

interface CompareToggleProps {
  code: string;
  compared: boolean;
  /** The maximum number is selected. */
  full: boolean;
  onToggle: () => void;
}

/** Icon button that selects a property for comparison. */
export function CompareToggle({ code, compared, full, onToggle }: CompareToggleProps) {
  const { t } = useLingui();
  const closed = full && !compared;
  return (
    <IconButton
      size="sm"
      variant="outline"
      bg={compared ? 'fg' : 'bg.panel'}
      color={compared ? 'bg' : 'fg'}
      _hover={{ bg: compared ? 'fg' : 'bg.subtle' }}
      aria-pressed={compared}
      aria-disabled={closed}
      aria-label={t`Compare ${code}`}
      title={closed ? t`You can compare up to ${MAX_COMPARED} properties.` : t`Compare`}
      onClick={closed ? undefined : onToggle}
    >
      {compared ? <Check aria-hidden /> : <Scale aria-hidden />}
    </IconButton>
  );
}

/** Bar with the selected properties, at the bottom of the window. */
export function CompareBar({ codes, onClear }: { codes: readonly string[]; onClear: () => void }) {
  const { t } = useLingui();
  if (codes.length === 0) return null;
  return (
    <Flex
      as="section"
      aria-label={t`Compare properties`}
      position="sticky"
      bottom="calc(0.75rem + var(--bottom-bar, 0px))"
      zIndex="docked"
      mx="auto"
      maxW="34rem"
      gap="3"
      wrap="wrap"
      align="center"
      justify="space-between"
      bg="bg.panel"
      borderWidth="1.5px"
      borderColor="fg"
      borderRadius="lg"
      boxShadow="lg"
      px="4"
      py="2.5"
    >
      <Text role="status" fontWeight="600">
        <Trans>
          Compare {codes.length} of {MAX_COMPARED}
        </Trans>
        <Text
          as="span"
          display={{ base: 'none', sm: 'block' }}
          textStyle="sm"
          fontWeight="400"
          color="fg.muted"
          fontFamily="mono"
        >
          {codes.join(' · ')}
        </Text>
      </Text>
      <Flex gap="2">
        <Button size="sm" variant="ghost" onClick={onClear}>
          <Trans>Clear</Trans>
        </Button>
        <LinkButton size="sm" colorPalette="sodium" to={comparePath(codes)}>
          <Trans>Compare</Trans>
        </LinkButton>
      </Flex>
    </Flex>
  );
}
