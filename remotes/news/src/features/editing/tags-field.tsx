import { ARTICLE_LIMITS, ARTICLE_TAG } from '@boardwalk/contracts';
import { type Control, Controller, Field, TagsInput } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import type { Draft } from './draft.ts';

/** At most eight tags, separated by Enter or a comma. */
export function TagsField({ control }: { control: Control<Draft> }) {
  const { t } = useLingui();
  return (
    <Controller
      control={control}
      name="tags"
      label={t`Tags`}
      render={({ field, fieldState }) => (
        <Tags tags={field.value} error={fieldState.error?.message} onChange={field.onChange} />
      )}
    />
  );
}

interface TagsProps {
  tags: string[];
  /** The server's message about one of them. */
  error: string | undefined;
  onChange: (tags: string[]) => void;
}

function Tags({ tags, error, onChange }: TagsProps) {
  const { t } = useLingui();
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState(false);
  const refused = useRef(false);
  const type = (typed: string) => {
    // The component also clears itself after a rejected tag. Restore the text, so that it can be corrected.
    if (refused.current && typed === '') {
      refused.current = false;
      if (input.current) input.current.value = text;
      return;
    }
    setProblem(false);
    setText(typed);
  };
  const full = tags.length >= ARTICLE_LIMITS.tags;
  // `blurBehavior` only handles a focus that moves elsewhere, and not a phone's keyboard being closed.
  const addTyped = () => {
    const tag = sanitize(text);
    if (tag === '' || full) return;
    if (!ARTICLE_TAG.test(tag)) return setProblem(true);
    if (!tags.includes(tag)) onChange([...tags, tag]);
    setText('');
  };
  const invalid = problem || error !== undefined;
  return (
    <Field.Root data-field="tags" invalid={invalid} ids={{ errorText: errorId }}>
      <TagsInput.Root
        value={tags}
        onValueChange={({ value }) => onChange(value)}
        inputValue={text}
        onInputValueChange={({ inputValue }) => type(inputValue)}
        max={ARTICLE_LIMITS.tags}
        maxLength={ARTICLE_LIMITS.tag}
        sanitizeValue={sanitize}
        validate={({ inputValue }) => ARTICLE_TAG.test(inputValue)}
        onValueInvalid={() => {
          refused.current = true;
          setProblem(true);
        }}
        translations={{
          deleteTagTriggerLabel: (tag) => t`Remove tag ${tag}`,
          tagAdded: (tag) => t`Tag ${tag} added`,
          tagDeleted: (tag) => t`Tag ${tag} removed`,
          tagSelected: (tag) => t`Tag ${tag}. Delete removes it.`,
        }}
      >
        <TagsInput.Label>
          <Trans>Tags</Trans>
        </TagsInput.Label>
        <TagsInput.Control bg="transparent">
          {tags.map((tag, index) => (
            <TagsInput.Item key={tag} index={index} value={tag}>
              <TagsInput.ItemPreview>
                <TagsInput.ItemText>{tag}</TagsInput.ItemText>
                <TagsInput.ItemDeleteTrigger boxSize="6" opacity="0.8" />
              </TagsInput.ItemPreview>
            </TagsInput.Item>
          ))}
          <TagsInput.Input
            ref={input}
            placeholder={tags.length === 0 ? t`harbor, night shift` : undefined}
            onBlur={addTyped}
            aria-describedby={invalid ? errorId : undefined}
          />
        </TagsInput.Control>
      </TagsInput.Root>
      {full && (
        <Field.HelperText>
          <Trans>At most {ARTICLE_LIMITS.tags} tags</Trans>
        </Field.HelperText>
      )}
      <Field.ErrorText>
        {problem ? <Trans>Use letters, digits, spaces and hyphens.</Trans> : error}
      </Field.ErrorText>
    </Field.Root>
  );
}

const sanitize = (typed: string) => typed.trim().toLowerCase();
