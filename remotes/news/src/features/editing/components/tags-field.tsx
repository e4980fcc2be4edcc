import { ARTICLE_LIMITS, ARTICLE_TAG } from '@boardwalk/contracts';
import { chakra, Field, Flex, Input } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useState } from 'react';

interface TagsFieldProps {
  tags: string[];
  /** What the server said of one of them. */
  refusal: string | undefined;
  onChange: (tags: string[]) => void;
}

/** At most eight tags: typed one by one, with Enter or a comma between. */
export function TagsField({ tags, refusal, onChange }: TagsFieldProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState(false);
  const add = () => {
    const tag = text.trim().toLowerCase();
    if (tag === '') return;
    if (!isTag(tag)) return setProblem(true);
    if (!tags.includes(tag)) onChange([...tags, tag]);
    setText('');
  };
  const full = tags.length >= ARTICLE_LIMITS.tags;
  return (
    <Field.Root invalid={problem || refusal !== undefined}>
      <Field.Label>
        <Trans>Tags</Trans>
      </Field.Label>
      {tags.length > 0 && (
        <Flex as="ul" listStyleType="none" wrap="wrap" gap="1.5" mb="1">
          {tags.map((tag) => (
            <Flex
              as="li"
              key={tag}
              align="center"
              borderWidth="1px"
              borderRadius="full"
              ps="2.5"
              textStyle="sm"
            >
              {tag}
              <chakra.button
                type="button"
                aria-label={t`Remove the tag ${tag}`}
                onClick={() => onChange(tags.filter((other) => other !== tag))}
                boxSize="7"
                display="grid"
                placeItems="center"
                borderRadius="full"
                cursor="pointer"
                _hover={{ bg: 'bg.muted' }}
              >
                <X size="0.875em" aria-hidden />
              </chakra.button>
            </Flex>
          ))}
        </Flex>
      )}
      <Input
        value={text}
        maxLength={ARTICLE_LIMITS.tag}
        disabled={full}
        placeholder={full ? t`Eight tags are enough` : t`harbour, night shift`}
        onChange={(event) => {
          setProblem(false);
          setText(event.target.value);
        }}
        onBlur={add}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ',') return;
          event.preventDefault();
          add();
        }}
      />
      <Field.ErrorText>
        {problem ? <Trans>Use letters, digits, blanks and dashes.</Trans> : refusal}
      </Field.ErrorText>
    </Field.Root>
  );
}

function isTag(text: string): boolean {
  return ARTICLE_TAG.test(text);
}
