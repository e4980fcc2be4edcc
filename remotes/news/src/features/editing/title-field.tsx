import { ARTICLE_LIMITS } from '@boardwalk/contracts';
import { type Control, Controller, chakra, Field } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { memo, useId } from 'react';
import type { Draft } from './draft.ts';

interface TitleFieldProps {
  control: Control<Draft>;
  /** Enter moves to the text. */
  onEnter: () => void;
}

/** The headline, at the size that readers see. Memoized, like the text. */
export const TitleField = memo(function TitleField({ control, onEnter }: TitleFieldProps) {
  const { t } = useLingui();
  const errorText = useId();
  return (
    <Controller
      control={control}
      name="title"
      label={t`Headline`}
      render={({ field, fieldState: { error } }) => (
        <Field.Root invalid={error !== undefined} ids={{ errorText }}>
          <chakra.textarea
            {...field}
            aria-label={t`Headline`}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error && errorText}
            rows={1}
            data-large-text=""
            maxLength={ARTICLE_LIMITS.title}
            placeholder={t`Headline`}
            onChange={(event) => field.onChange(event.target.value.replace(/\n/g, ' '))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              onEnter();
            }}
            fontFamily="heading"
            fontWeight="800"
            textStyle="4xl"
            lineHeight="1.06"
            width="100%"
            bg="transparent"
            resize="none"
            outline="none"
            css={{ fieldSizing: 'content' }}
            borderBottomWidth={error ? '2px' : '0'}
            borderColor="border.error"
            _placeholder={{ color: 'fg.muted' }}
            pt="2"
          />
          <Field.ErrorText>{error?.message}</Field.ErrorText>
        </Field.Root>
      )}
    />
  );
});
