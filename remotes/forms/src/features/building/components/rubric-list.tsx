import { FORM_LIMITS, type FormSettings } from '@boardwalk/contracts';
import { Button, HStack, IconButton, Input, Stack } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { freeName } from '../new-field.ts';

type Items = FormSettings['rubric'];

interface RubricListProps {
  items: Items;
  onChange: (items: Items) => void;
}

/** What reviewers score, each with its highest score. */
export function RubricList({ items, onChange }: RubricListProps) {
  const { t } = useLingui();
  return (
    <Stack gap="2">
      {items.map((item, place) => {
        const number = place + 1;
        return (
          <HStack key={item.id} gap="2">
            <Input
              aria-label={t`Item ${number}`}
              value={item.label}
              maxLength={80}
              onChange={({ target }) => onChange(items.with(place, { ...item, label: target.value }))}
            />
            <Input
              aria-label={t`Highest score of item ${number}`}
              type="number"
              width="6rem"
              min={1}
              max={FORM_LIMITS.score}
              value={item.max}
              onChange={({ target }) => onChange(items.with(place, { ...item, max: Number(target.value) }))}
            />
            <IconButton
              variant="ghost"
              size="sm"
              aria-label={t`Remove item ${number}`}
              onClick={() => onChange(items.toSpliced(place, 1))}
            >
              <Trash2 />
            </IconButton>
          </HStack>
        );
      })}
      <Button
        size="sm"
        variant="outline"
        alignSelf="start"
        disabled={items.length >= FORM_LIMITS.rubricItems}
        onClick={() =>
          onChange([
            ...items,
            { id: freeName('item', new Set(items.map(({ id }) => id))), label: t`New item`, max: 5 },
          ])
        }
      >
        <Trans>Add an item</Trans>
      </Button>
    </Stack>
  );
}
