import { DOC_LIMITS, type DocEntry } from '@boardwalk/contracts';
import { Field, Input, NativeSelect, Stack, Switch } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { pathTo } from '../../../page/tree.ts';
import type { Draft } from '../draft.ts';

interface PageFieldsProps {
  draft: Draft;
  entries: readonly DocEntry[];
  /** The page itself, which can't stand under itself. */
  own: string | undefined;
  onChange: (part: Partial<Draft>) => void;
}

/** Where the page stands, what its address is, and whether readers see it. */
export function PageFields({ draft, entries, own, onChange }: PageFieldsProps) {
  const { t } = useLingui();
  const levelOf = (slug: string) => pathTo(entries, slug).length;
  const parents = entries.filter(({ id, slug }) => id !== own && levelOf(slug) < DOC_LIMITS.depth - 1);
  return (
    <Stack gap="5">
      <Field.Root>
        <Field.Label>
          <Trans>Stands under</Trans>
        </Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field
            value={draft.parentId ?? ''}
            onChange={(event) => onChange({ parentId: event.currentTarget.value || null })}
          >
            <option value="">{t`The top of the docs`}</option>
            {parents.map(({ id, slug, title }) => (
              <option key={id} value={id}>
                {'– '.repeat(levelOf(slug)) + title}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field.Root>
      <Field.Root>
        <Field.Label>
          <Trans>Place among its neighbours</Trans>
        </Field.Label>
        <Input
          type="number"
          min={0}
          max={DOC_LIMITS.pages}
          value={draft.position}
          onChange={(event) =>
            onChange({ position: Math.max(0, Math.trunc(Number(event.target.value))) || 0 })
          }
        />
        <Field.HelperText>
          <Trans>The lowest comes first.</Trans>
        </Field.HelperText>
      </Field.Root>
      <Field.Root>
        <Field.Label>
          <Trans>Address</Trans>
        </Field.Label>
        <Input
          value={draft.slug}
          maxLength={DOC_LIMITS.slug}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) =>
            onChange({ slug: event.target.value.toLowerCase().replace(/[^a-z0-9-]+/g, '-') })
          }
        />
        <Field.HelperText>
          <Trans>Made of the title when empty.</Trans>
        </Field.HelperText>
      </Field.Root>
      <Switch.Root
        checked={draft.published}
        onCheckedChange={({ checked }) => onChange({ published: checked })}
      >
        <Switch.HiddenInput />
        <Switch.Control>
          <Switch.Thumb />
        </Switch.Control>
        <Switch.Label>
          <Trans>Everybody may read it</Trans>
        </Switch.Label>
      </Switch.Root>
    </Stack>
  );
}
