import { ARTICLE_CATEGORIES, ARTICLE_LIMITS, type ArticleCategory } from '@boardwalk/contracts';
import { Field, Input, NativeSelect, Stack, Switch, Textarea } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { CATEGORY_NAMES } from '../../../article/category-names.ts';
import type { Draft } from '../draft.ts';
import type { Refusals } from '../refused-fields.ts';
import { CoverField } from './cover-field.tsx';
import { TagsField } from './tags-field.tsx';

interface ArticleFieldsProps {
  draft: Draft;
  /** The address that it has for now. */
  slug: string | undefined;
  /** What the server said of the values that it refused. */
  refusals: Refusals;
  onChange: (part: Partial<Draft>) => void;
}

/** What stands beside the text: where it belongs, how it is found, what shows it elsewhere. */
export function ArticleFields({ draft, slug, refusals, onChange }: ArticleFieldsProps) {
  const { i18n } = useLingui();
  return (
    <Stack gap="5">
      <Field.Root>
        <Field.Label>
          <Trans>Section</Trans>
        </Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field
            value={draft.category}
            onChange={(event) => onChange({ category: event.currentTarget.value as ArticleCategory })}
          >
            {ARTICLE_CATEGORIES.map((category) => (
              <option key={category} value={category}>
                {i18n._(CATEGORY_NAMES[category])}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field.Root>
      <Field.Root invalid={Boolean(refusals.summary)}>
        <Field.Label>
          <Trans>Summary</Trans>
        </Field.Label>
        <Textarea
          rows={3}
          autoresize
          maxLength={ARTICLE_LIMITS.summary}
          value={draft.summary}
          onChange={(event) => onChange({ summary: event.target.value.replace(/\s*\n\s*/g, ' ') })}
        />
        <Field.HelperText>
          <Trans>
            Shown in the list and wherever somebody shares the link. At most {ARTICLE_LIMITS.summary}{' '}
            characters.
          </Trans>
        </Field.HelperText>
        <Field.ErrorText>{refusals.summary}</Field.ErrorText>
      </Field.Root>
      <TagsField tags={draft.tags} refusal={refusals.tags} onChange={(tags) => onChange({ tags })} />
      <CoverField cover={draft.cover} onChange={(cover) => onChange({ cover })} />
      <Field.Root invalid={Boolean(refusals.slug)}>
        <Field.Label>
          <Trans>Address</Trans>
        </Field.Label>
        <Input
          value={draft.slug}
          placeholder={slug}
          maxLength={ARTICLE_LIMITS.slug}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => onChange({ slug: asSlug(event.target.value) })}
        />
        <Field.HelperText>
          <Trans>
            The end of its address. Made of the title unless you choose one; an old one leads to the new.
          </Trans>
        </Field.HelperText>
        <Field.ErrorText>{refusals.slug}</Field.ErrorText>
      </Field.Root>
      <Switch.Root
        checked={draft.commentsOpen}
        onCheckedChange={({ checked }) => onChange({ commentsOpen: checked })}
      >
        <Switch.HiddenInput />
        <Switch.Control>
          <Switch.Thumb />
        </Switch.Control>
        <Switch.Label>
          <Trans>Members may comment</Trans>
        </Switch.Label>
      </Switch.Root>
    </Stack>
  );
}

/** What is typed becomes an address while it is typed; a dash at the end may be followed by more. */
function asSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '');
}
