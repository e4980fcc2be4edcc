import type { FormField } from '@boardwalk/contracts';
import {
  Badge,
  Box,
  chakra,
  Flex,
  HStack,
  IconButton,
  Text,
  Tooltip,
  type UseFormReturn,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Copy, GripVertical, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { TYPE_NAMES } from '../../form/type-names.ts';
import { FieldEditor } from './field-editor.tsx';
import type { FormDraft } from './form-draft.ts';
import { useDragRow } from './use-drag-row.ts';
import type { FieldRows } from './use-field-rows.ts';

interface FieldRowProps {
  form: UseFormReturn<FormDraft>;
  rows: FieldRows;
  rowKey: string;
  field: FormField;
  index: number;
  onMove: (from: number, to: number) => void;
}

/** A field: a summary that expands to its settings. Alt with the arrow keys moves it, too. */
export function FieldRow({ form, rows, rowKey, field, index, onMove }: FieldRowProps) {
  const { t, i18n } = useLingui();
  const { row, handle, over } = useDragRow({ key: rowKey, index, onMove });
  const isOpen = rows.open === rowKey;
  const label = 'label' in field ? field.label : field.text;
  const failed = form.formState.errors.definition?.fields?.[index] !== undefined;
  const moveByKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(index, event.key === 'ArrowUp' ? index - 1 : index + 1);
  };
  return (
    <Box
      as="li"
      ref={row}
      bg="bg.panel"
      borderWidth="1px"
      borderColor={failed ? 'border.error' : undefined}
      borderRadius="md"
      position="relative"
      _before={over === 'above' ? { ...EDGE, top: '-6px' } : undefined}
      _after={over === 'below' ? { ...EDGE, bottom: '-6px' } : undefined}
    >
      <Flex align="center" gap="1" p="1.5" wrap={{ base: 'wrap', sm: 'nowrap' }}>
        <IconButton
          ref={handle}
          variant="ghost"
          size="sm"
          cursor="grab"
          aria-label={t`Move ${label}: Alt and the arrow keys`}
          onKeyDown={moveByKey}
        >
          <GripVertical />
        </IconButton>
        <chakra.button
          type="button"
          // On phones the buttons are on a line of their own.
          flex={{ base: '1 1 calc(100% - 4rem)', sm: '1' }}
          minW="0"
          textAlign="start"
          py="1.5"
          aria-expanded={isOpen}
          onKeyDown={moveByKey}
          onClick={() => rows.toggle(rowKey)}
        >
          <Text as="span" display="block" fontWeight="medium" truncate>
            {label || t`No text yet`}
          </Text>
          <HStack as="span" fontSize="sm" color="fg.muted" wrap="wrap">
            <span>{i18n._(TYPE_NAMES[field.type])}</span>
            {'required' in field && field.required && (
              <Badge size="sm">
                <Trans>Required</Trans>
              </Badge>
            )}
            {field.showIf && (
              <Badge size="sm" colorPalette="dusk">
                <Trans>Has a condition</Trans>
              </Badge>
            )}
          </HStack>
        </chakra.button>
        <HStack gap="0" width={{ base: '100%', sm: 'auto' }} justify="end">
          <RowButton
            label={t`Move ${label} up`}
            disabled={!rows.mayMove(index, index - 1)}
            onClick={() => onMove(index, index - 1)}
          >
            <ArrowUp />
          </RowButton>
          <RowButton
            label={t`Move ${label} down`}
            disabled={!rows.mayMove(index, index + 1)}
            onClick={() => onMove(index, index + 1)}
          >
            <ArrowDown />
          </RowButton>
          <RowButton label={t`Duplicate ${label}`} onClick={() => rows.duplicate(index)}>
            <Copy />
          </RowButton>
          <RowButton label={t`Remove ${label}`} onClick={() => rows.remove(index)}>
            <Trash2 />
          </RowButton>
        </HStack>
      </Flex>
      {isOpen && <FieldEditor form={form} rows={rows} field={field} index={index} />}
    </Box>
  );
}

const EDGE = {
  content: '""',
  position: 'absolute',
  insetX: '0',
  height: '3px',
  borderRadius: 'full',
  bg: 'dusk.solid',
} as const;

interface RowButtonProps {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

function RowButton({ label, disabled, onClick, children }: RowButtonProps) {
  return (
    <Tooltip content={label}>
      <IconButton variant="ghost" size="sm" aria-label={label} disabled={disabled} onClick={onClick}>
        {children}
      </IconButton>
    </Tooltip>
  );
}
