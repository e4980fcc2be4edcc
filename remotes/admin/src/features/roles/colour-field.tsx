import { ROLE_COLOURS, type RoleColour } from '@boardwalk/contracts';
import {
  type Control,
  Controller,
  HStack,
  RadioGroup,
  RoleBadge,
  Text,
  VisuallyHidden,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';

interface Coloured {
  colour: RoleColour;
}

interface ColourFieldProps<Values extends Coloured> {
  control: Control<Values>;
  /** Name of the role for the previews. */
  role: string;
}

/** Color picker of a role, with a preview of each color. */
export function ColourField<Values extends Coloured>({ control, role }: ColourFieldProps<Values>) {
  const { t } = useLingui();
  const label = useId();
  const names: Record<RoleColour, string> = {
    sodium: t`Amber`,
    dusk: t`Blue`,
    tide: t`Green`,
    signal: t`Red`,
    gray: t`Gray`,
  };
  return (
    <Controller
      control={control as unknown as Control<Coloured>}
      name="colour"
      label={t`Color`}
      render={({ field }) => (
        <div>
          <Text id={label} fontWeight="500" mb="2">
            <Trans>Color</Trans>
          </Text>
          <RadioGroup.Root
            aria-labelledby={label}
            value={field.value}
            onValueChange={({ value }) => field.onChange(value)}
          >
            <HStack wrap="wrap" gap="4">
              {ROLE_COLOURS.map((colour) => (
                <RadioGroup.Item key={colour} value={colour} minH="8">
                  <RadioGroup.ItemHiddenInput />
                  <RadioGroup.ItemIndicator />
                  <RadioGroup.ItemText>
                    <RoleBadge role={role} colour={colour} />
                    <VisuallyHidden>{names[colour]}</VisuallyHidden>
                  </RadioGroup.ItemText>
                </RadioGroup.Item>
              ))}
            </HStack>
          </RadioGroup.Root>
        </div>
      )}
    />
  );
}
