import type { FormField } from '@boardwalk/contracts';
import { Badge, Box, chakra, Flex, HStack, IconButton, Text, Tooltip } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Copy, GripVertical, Trash2 } from 'lucide-react';
import { type KeyboardEvent, memo, type ReactNode } from 'react';
import { TYPE_NAMES } from '../../form/type-names.ts';
import { useDragRow } from './use-drag-row.ts';

/** Actions on the rows of a form. */
export interface RowActions {
  move: (from: number, to: number) => void;
  toggle: (key: string) => void;
  duplicate: (index: number) => void;
  remove: (index: number) => void;
}

interface FieldRowProps {
  rowKey: string;
  index: number;
  label: string;
  type: FormField['type'];
  required: boolean;
  /** Whether it is shown on a condition. */
  conditional: boolean;
  /** Whether one of its settings has an error. */
  failed: boolean;
  mayMoveUp: boolean;
  mayMoveDown: boolean;
  actions: RowActions;
  /** Its settings, while it is expanded. */
  children: ReactNode;
}

/**
 * A field: a summary that expands to its settings. Alt with the arrow keys moves it, too. Memoized by what it shows, because the form replaces or
 * changes the objects of all fields on each keystroke.
 */
export const FieldRow = memo(function FieldRow({
  rowKey,
  index,
  label,
  type,
  required,
  conditional,
  failed,
  mayMoveUp,
  mayMoveDown,
  actions,
  children,
}: FieldRowProps) {
  const { t, i18n } = useLingui();
  const { move: onMove } = actions;
  const { row, handle, over } = useDragRow({ key: rowKey, index, onMove });
  const isOpen = Boolean(children);
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
          onClick={() => actions.toggle(rowKey)}
        >
          <Text as="span" display="block" fontWeight="medium" truncate>
            {label || t`No text yet`}
          </Text>
          <HStack as="span" fontSize="sm" color="fg.muted" wrap="wrap">
            <span>{i18n._(TYPE_NAMES[type])}</span>
            {required && (
              <Badge size="sm">
                <Trans>Required</Trans>
              </Badge>
            )}
            {conditional && (
              <Badge size="sm" colorPalette="dusk">
                <Trans>Has a condition</Trans>
              </Badge>
            )}
          </HStack>
        </chakra.button>
        <HStack gap="0" width={{ base: '100%', sm: 'auto' }} justify="end">
          <RowButton
            label={t`Move ${label} up`}
            disabled={!mayMoveUp}
            onClick={() => onMove(index, index - 1)}
          >
            <ArrowUp />
          </RowButton>
          <RowButton
            label={t`Move ${label} down`}
            disabled={!mayMoveDown}
            onClick={() => onMove(index, index + 1)}
          >
            <ArrowDown />
          </RowButton>
          <RowButton label={t`Duplicate ${label}`} onClick={() => actions.duplicate(index)}>
            <Copy />
          </RowButton>
          <RowButton label={t`Remove ${label}`} onClick={() => actions.remove(index)}>
            <Trash2 />
          </RowButton>
        </HStack>
      </Flex>
      {children}
    </Box>
  );
});

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
