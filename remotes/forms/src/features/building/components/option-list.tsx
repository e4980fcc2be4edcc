import { FORM_LIMITS } from '@boardwalk/contracts';
import { Button, Fieldset, HStack, IconButton, Input, Stack } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { freeName, moved } from '../new-field.ts';

interface Option {
  id: string;
  label: string;
}

interface OptionListProps {
  options: readonly Option[];
  onChange: (options: Option[]) => void;
  /** How many at most. */
  most?: number;
  /** What stands before each. */
  before?: (option: Option) => ReactNode;
}

/** What can be chosen: written, ordered, removed. */
export function OptionList({ options, onChange, most = FORM_LIMITS.options, before }: OptionListProps) {
  const { t } = useLingui();
  const add = () => {
    const id = freeName('option', new Set(options.map((option) => option.id)));
    const number = options.length + 1;
    onChange([...options, { id, label: t`Option ${number}` }]);
  };
  return (
    <Fieldset.Root>
      <Fieldset.Legend>{t`Options`}</Fieldset.Legend>
      <Stack as="ul" listStyleType="none" gap="2" mt="2">
        {options.map((option, place) => {
          const number = place + 1;
          return (
            <HStack as="li" key={option.id} gap="1">
              {before?.(option)}
              <Input
                aria-label={t`Option ${number}`}
                value={option.label}
                maxLength={FORM_LIMITS.option}
                onChange={({ target }) => onChange(options.with(place, { ...option, label: target.value }))}
              />
              <IconButton
                variant="ghost"
                size="sm"
                aria-label={t`Move option ${number} up`}
                disabled={place === 0}
                onClick={() => onChange(moved(options, place, place - 1))}
              >
                <ArrowUp />
              </IconButton>
              <IconButton
                variant="ghost"
                size="sm"
                aria-label={t`Move option ${number} down`}
                disabled={place === options.length - 1}
                onClick={() => onChange(moved(options, place, place + 1))}
              >
                <ArrowDown />
              </IconButton>
              <IconButton
                variant="ghost"
                size="sm"
                aria-label={t`Remove option ${number}`}
                disabled={options.length <= 2}
                onClick={() => onChange(options.toSpliced(place, 1))}
              >
                <Trash2 />
              </IconButton>
            </HStack>
          );
        })}
      </Stack>
      <Button
        size="sm"
        variant="outline"
        alignSelf="start"
        mt="2"
        disabled={options.length >= most}
        onClick={add}
      >
        <Trans>Add an option</Trans>
      </Button>
    </Fieldset.Root>
  );
}
