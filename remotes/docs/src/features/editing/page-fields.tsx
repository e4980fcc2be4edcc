import { DOC_LIMITS, type DocEntry } from '@boardwalk/contracts';
import {
  type Control,
  FormField,
  FormSwitch,
  Input,
  NumberField,
  SelectField,
  Stack,
  Textarea,
} from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { pathTo } from '../../page/tree.ts';
import type { Draft } from './draft.ts';

interface PageFieldsProps {
  control: Control<Draft>;
  entries: readonly DocEntry[];
  /** The page itself, which can't be its own parent. */
  own: string | undefined;
}

/** Parent, URL and visibility of the page. */
export function PageFields({ control, entries, own }: PageFieldsProps) {
  const { t } = useLingui();
  const levelOf = (slug: string) => pathTo(entries, slug).length;
  const parents = entries.filter(({ id, slug }) => id !== own && levelOf(slug) < DOC_LIMITS.depth - 1);
  return (
    <Stack gap="5">
      <FormField
        control={control}
        name="summary"
        label={t`Summary`}
        helperText={t`One sentence for the index and for search engines.`}
      >
        {(field) => <Textarea {...field} rows={2} maxLength={DOC_LIMITS.summary} />}
      </FormField>
      <SelectField
        control={control}
        name="parentId"
        label={t`Parent page`}
        options={parents.map(({ id, slug, title }) => ({
          value: id,
          label: '– '.repeat(levelOf(slug)) + title,
        }))}
        rules={{ setValueAs: (id: string | null) => id || null }}
      >
        <option value="">{t`None (top level)`}</option>
      </SelectField>
      <FormField
        control={control}
        name="position"
        label={t`Sort order`}
        helperText={t`Lower numbers come first.`}
        rules={{ setValueAs: (typed: string) => Math.max(0, Math.trunc(Number(typed))) || 0 }}
      >
        {(field) => <NumberField {...field} min={0} max={DOC_LIMITS.pages} />}
      </FormField>
      <FormField
        control={control}
        name="slug"
        label={t`Address`}
        helperText={t`Created from the title if left empty.`}
      >
        {({ onChange, ...field }) => (
          <Input
            {...field}
            maxLength={DOC_LIMITS.slug}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => {
              const slug = event.target.value.toLowerCase().replace(/[^a-z0-9-]+/g, '-');
              // Keep the cursor if there is nothing to change.
              if (slug !== event.target.value) event.target.value = slug;
              return onChange(event);
            }}
          />
        )}
      </FormField>
      <FormSwitch
        control={control}
        name="published"
        label={t`Published`}
        helperText={t`Everyone can read a published page. Only writers can read a draft.`}
      />
    </Stack>
  );
}
