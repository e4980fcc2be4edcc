import { accentOf, NEUTRALS, neutralsOf, type SiteLook } from '@boardwalk/contracts';
import { chakra, Field, Flex, HStack, Input, Stack, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { PaletteSample } from './look-samples.tsx';

const SWATCHES = ['#F6A821', '#D2452F', '#B3235E', '#7A3FC4', '#2F5BD0', '#0E7C86', '#2E7D4F', '#6B5B4B'];
const PALETTES = Object.keys(NEUTRALS) as SiteLook['palette'][];

interface AccentPickProps {
  look: SiteLook;
  onChange: (look: SiteLook) => void;
}

/** Picker of one color; its text colors are derived, so that they are always readable. */
export function AccentPick({ look, onChange }: AccentPickProps) {
  const { t } = useLingui();
  const put = (fill: string, palette = look.palette) =>
    onChange({ ...look, palette, accent: accentOf(fill, neutralsOf({ palette })) });
  const names: Record<SiteLook['palette'], string> = {
    harbour: t`Sand and night blue`,
    alpine: t`Snow and pine`,
    slate: t`Gray`,
  };
  return (
    <Stack gap="5">
      <Flex wrap="wrap" gap="3" role="group" aria-label={t`Color`}>
        {SWATCHES.map((colour) => (
          <chakra.button
            key={colour}
            type="button"
            aria-label={colour}
            aria-pressed={look.accent.fill === colour}
            onClick={() => put(colour)}
            boxSize="12"
            borderRadius="full"
            borderWidth="3px"
            borderColor={look.accent.fill === colour ? 'fg' : 'transparent'}
            style={{ backgroundColor: colour }}
          />
        ))}
      </Flex>
      <Field.Root width="12rem">
        <Field.Label>{t`Custom color`}</Field.Label>
        <Input
          type="color"
          px="1"
          value={look.accent.fill}
          onChange={(event) => put(event.target.value.toUpperCase())}
        />
      </Field.Root>
      <HStack role="group" aria-label={t`Background colors`} gap="3" wrap="wrap" align="stretch">
        {PALETTES.map((palette) => (
          <chakra.button
            key={palette}
            type="button"
            aria-pressed={look.palette === palette}
            onClick={() => put(look.accent.fill, palette)}
            borderWidth="2px"
            borderColor={look.palette === palette ? 'sodium.fg' : 'border.emphasized'}
            borderRadius="lg"
            overflow="hidden"
            width="11rem"
            textAlign="start"
          >
            <PaletteSample palette={palette} fill={look.accent.fill} />
            <Text px="3" py="2" fontWeight="600">
              {names[palette]}
            </Text>
          </chakra.button>
        ))}
      </HStack>
      <Text fontSize="sm" color="fg.muted">
        <Trans>For text, the color is made darker or lighter to keep it readable.</Trans>
      </Text>
    </Stack>
  );
}
