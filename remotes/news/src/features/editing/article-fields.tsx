import { ARTICLE_CATEGORIES, ARTICLE_LIMITS } from '@boardwalk/contracts';
import { type Control, FormField, FormSwitch, Input, SelectField, Stack, Textarea } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { CATEGORY_NAMES } from '../../article/category-names.ts';
import { CoverField } from './cover-field.tsx';
import type { Draft } from './draft.ts';
import { TagsField } from './tags-field.tsx';

interface ArticleFieldsProps {
  control: Control<Draft>;
  /** Its current slug. */
  slug: string | undefined;
}

/** Fields next to the text: section, tags, URL, summary, cover. */
export function ArticleFields({ control, slug }: ArticleFieldsProps) {
  const { t, i18n } = useLingui();
  return (
    <Stack gap="5">
      <SelectField
        control={control}
        name="category"
        label={t`Section`}
        options={ARTICLE_CATEGORIES.map((category) => ({
          value: category,
          label: i18n._(CATEGORY_NAMES[category]),
        }))}
      />
      <FormField
        control={control}
        name="summary"
        label={t`Summary`}
        helperText={
          <Trans>
            Shown in the list and wherever the link is shared. At most {ARTICLE_LIMITS.summary} characters.
          </Trans>
        }
      >
        {({ onChange, ...field }) => (
          <Textarea
            {...field}
            rows={3}
            autoresize
            maxLength={ARTICLE_LIMITS.summary}
            onChange={(event) => {
              tidy(event.target, (typed) => typed.replace(/\s*\n\s*/g, ' '));
              return onChange(event);
            }}
          />
        )}
      </FormField>
      <TagsField control={control} />
      <CoverField control={control} />
      <FormField
        control={control}
        name="slug"
        label={t`Address`}
        helperText={t`The last part of the link. Created from the headline unless you enter one. Old links keep working.`}
      >
        {({ onChange, ...field }) => (
          <Input
            {...field}
            placeholder={slug}
            maxLength={ARTICLE_LIMITS.slug}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => {
              tidy(event.target, asSlug);
              return onChange(event);
            }}
          />
        )}
      </FormField>
      <FormSwitch control={control} name="commentsOpen" label={t`Allow comments`} />
    </Stack>
  );
}

/** Keeps the cursor if there is nothing to normalize. */
function tidy(input: { value: string }, by: (typed: string) => string): void {
  const tidied = by(input.value);
  if (tidied !== input.value) input.value = tidied;
}

/** Normalizes a slug while it is typed; a trailing dash is allowed for further input. */
function asSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '');
}
