import { FORM_LIMITS } from '@boardwalk/contracts';
import { Box, Fieldset, HStack, Input } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ItemList } from './item-list.tsx';
import { freeName } from './new-field.ts';

interface Option {
  id: string;
  label: string;
}

interface OptionListProps {
  options: readonly Option[];
  onChange: (options: Option[]) => void;
  /** Maximum number. */
  most?: number;
  /** Content before each. */
  before?: (option: Option) => ReactNode;
}

/** Editable list of options. */
export function OptionList({ options, onChange, most = FORM_LIMITS.options, before }: OptionListProps) {
  const { t } = useLingui();
  const newOption = (): Option => {
    const number = options.length + 1;
    return { id: freeName('option', new Set(options.map(({ id }) => id))), label: t`Option ${number}` };
  };
  return (
    <Fieldset.Root>
      <Fieldset.Legend>{t`Options`}</Fieldset.Legend>
      <Box mt="2">
        <ItemList
          items={options}
          onChange={onChange}
          names={(number) => ({
            remove: t`Remove option ${number}`,
            up: t`Move option ${number} up`,
            down: t`Move option ${number} down`,
          })}
          add={<Trans>Add option</Trans>}
          newItem={newOption}
          least={2}
          most={most}
        >
          {(option, number, change) => (
            <HStack flex="1" gap="1">
              {before?.(option)}
              <Input
                aria-label={t`Option ${number}`}
                value={option.label}
                maxLength={FORM_LIMITS.option}
                onChange={({ target }) => change({ label: target.value })}
              />
            </HStack>
          )}
        </ItemList>
      </Box>
    </Fieldset.Root>
  );
}
