import { FORM_LIMITS, type FormSettings } from '@boardwalk/contracts';
import { HStack, Input, NumberField, Stack, Textarea } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { ItemList } from './item-list.tsx';
import { freeName } from './new-field.ts';

interface ListProps<Items> {
  items: Items;
  onChange: (items: Items) => void;
}

/** Criteria that reviewers score, each with its maximum score. */
export function RubricList({ items, onChange }: ListProps<FormSettings['rubric']>) {
  const { t } = useLingui();
  return (
    <ItemList
      items={items}
      onChange={onChange}
      names={(number) => ({ remove: t`Remove item ${number}` })}
      add={<Trans>Add item</Trans>}
      newItem={() => ({
        id: freeName('item', new Set(items.map(({ id }) => id))),
        label: t`New item`,
        max: 5,
      })}
      most={FORM_LIMITS.rubricItems}
    >
      {(item, number, change) => (
        <HStack flex="1" gap="2">
          <Input
            aria-label={t`Item ${number}`}
            value={item.label}
            maxLength={80}
            onChange={({ target }) => change({ label: target.value })}
          />
          <NumberField
            aria-label={t`Highest score of item ${number}`}
            width="6rem"
            min={1}
            max={FORM_LIMITS.score}
            value={item.max}
            onChange={({ target }) => change({ max: Number(target.value) })}
          />
        </HStack>
      )}
    </ItemList>
  );
}

/** Text templates for reviewers. */
export function TemplateList({ items, onChange }: ListProps<FormSettings['templates']>) {
  const { t } = useLingui();
  return (
    <ItemList
      items={items}
      onChange={onChange}
      names={(number) => ({ remove: t`Remove template ${number}` })}
      add={<Trans>Add template</Trans>}
      newItem={() => ({
        id: freeName('template', new Set(items.map(({ id }) => id))),
        name: t`New template`,
        text: t`Write the text here.`,
      })}
      most={FORM_LIMITS.templates}
    >
      {(item, number, change) => (
        <Stack flex="1" gap="2" pb="2">
          <Input
            aria-label={t`Name of template ${number}`}
            value={item.name}
            maxLength={80}
            onChange={({ target }) => change({ name: target.value })}
          />
          <Textarea
            aria-label={t`Text of template ${number}`}
            value={item.text}
            maxLength={FORM_LIMITS.reason}
            rows={3}
            autoresize
            onChange={({ target }) => change({ text: target.value })}
          />
        </Stack>
      )}
    </ItemList>
  );
}
