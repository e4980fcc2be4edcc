import {
  type AccentColours,
  accentContrasts,
  accentOf,
  neutralsOf,
  type SiteLook,
} from '@boardwalk/contracts';
import { Button, Field, Flex, HStack, Input, Stack, StatusDot, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';

/** Minimum contrast of text. */
const MIN_CONTRAST = 4.5;

interface AccentChoiceProps {
  palette: SiteLook['palette'];
  accent: AccentColours;
  error?: string | undefined;
  onChange: (accent: AccentColours) => void;
}

/** An accent with its three colors, each with its lowest contrast. */
export function AccentChoice({ palette, accent, error, onChange }: AccentChoiceProps) {
  const { t } = useLingui();
  const neutrals = neutralsOf({ palette });
  const contrasts = accentContrasts(accent, neutrals);
  const names: Record<keyof AccentColours, string> = {
    fill: t`Buttons`,
    light: t`As text, light theme`,
    dark: t`As text, dark theme`,
  };
  return (
    <Stack gap="3" role="group" aria-label={t`Accent`}>
      <Text fontWeight="500">
        <Trans>Accent</Trans>
      </Text>
      <Flex wrap="wrap" gap="4">
        {(['fill', 'light', 'dark'] as const).map((name) => (
          <ColourInput
            key={name}
            label={names[name]}
            value={accent[name]}
            contrast={contrasts[name]}
            onChange={(colour) => onChange({ ...accent, [name]: colour })}
          />
        ))}
      </Flex>
      {error && (
        <Text role="alert" fontSize="sm" color="fg.error">
          {error}
        </Text>
      )}
      <Button
        size="sm"
        variant="outline"
        alignSelf="start"
        onClick={() => onChange(accentOf(accent.fill, neutrals))}
      >
        <Trans>Match the text colors to the buttons</Trans>
      </Button>
    </Stack>
  );
}

interface ColourInputProps {
  label: string;
  value: string;
  contrast: number;
  onChange: (colour: string) => void;
}

function ColourInput({ label, value, contrast, onChange }: ColourInputProps) {
  const { i18n } = useLingui();
  const isReadable = contrast >= MIN_CONTRAST;
  const ratio = i18n.number(Math.floor(contrast * 10) / 10);
  return (
    <Field.Root width="11rem">
      <Field.Label>{label}</Field.Label>
      <HStack gap="2">
        <Input
          type="color"
          value={value}
          width="12"
          px="1"
          aria-label={label}
          onChange={(event) => onChange(event.target.value.toUpperCase())}
        />
        <Text as="span" fontFamily="mono" fontSize="sm">
          {value}
        </Text>
      </HStack>
      <StatusDot state={isReadable ? 'on' : 'warning'}>
        {isReadable ? <Trans>Contrast {ratio}</Trans> : <Trans>Contrast {ratio}, needs 4.5</Trans>}
      </StatusDot>
    </Field.Root>
  );
}
