import { AREAS, type Area } from '@boardwalk/contracts';
import { Checkbox, Stack, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';

interface AreaChoiceProps {
  off: Area[];
  onChange: (off: Area[]) => void;
}

/** Choice of the enabled areas. */
export function AreaChoice({ off, onChange }: AreaChoiceProps) {
  const { t } = useLingui();
  const names: Record<Area, string> = {
    news: t`News`,
    docs: t`Docs and rules`,
    forms: t`Forms and applications`,
  };
  return (
    <Stack gap="3" role="group" aria-label={t`Features`}>
      <Text fontWeight="500">
        <Trans>Features</Trans>
      </Text>
      {AREAS.map((area) => (
        <CheckRow
          key={area}
          label={names[area]}
          checked={!off.includes(area)}
          onChange={(on) => onChange(toggled(off, area, !on))}
        />
      ))}
      <Text fontSize="sm" color="fg.muted">
        <Trans>
          No one can open a feature that is off. Its content is kept. You can switch it on again at any time.
        </Trans>
      </Text>
    </Stack>
  );
}

/** Returns a list with an item added or removed. */
export const toggled = <Item,>(items: readonly Item[], item: Item, on: boolean): Item[] =>
  on ? [...items.filter((each) => each !== item), item] : items.filter((each) => each !== item);

interface CheckRowProps {
  label: string;
  checked: boolean;
  onChange: (on: boolean) => void;
}

/** A labeled checkbox. */
export function CheckRow({ label, checked, onChange }: CheckRowProps) {
  return (
    <Checkbox.Root checked={checked} onCheckedChange={(change) => onChange(change.checked === true)} minH="8">
      <Checkbox.HiddenInput />
      <Checkbox.Control>
        <Checkbox.Indicator />
      </Checkbox.Control>
      <Checkbox.Label>{label}</Checkbox.Label>
    </Checkbox.Root>
  );
}
