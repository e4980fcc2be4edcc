import { Box, chakra, Flex, HStack, IconButton, RoleBadge, VisuallyHidden } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useState } from 'react';
import { type Editor, mayMove, movedTo } from './role-authority.ts';

interface OrderListProps {
  editor: Editor;
  names: string[];
  onChange: (names: string[]) => void;
}

/** The roles, highest first; movable by dragging or by buttons, if permitted. */
export function OrderList({ editor, names, onChange }: OrderListProps) {
  const { t } = useLingui();
  const [dragged, setDragged] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const roles = names.flatMap((name) => editor.table.find(name) ?? []);
  const fixed = roles.filter((role) => !mayMove(editor, role)).map(({ name }) => name);
  const move = (name: string, index: number) => {
    const moved = movedTo(names, name, index, fixed);
    onChange(moved);
    const now = moved.indexOf(name) + 1;
    setAnnouncement(t`${name} is now in position ${now}`);
  };
  return (
    <>
      <chakra.ol listStyleType="none" borderTopWidth="1px">
        {roles.map((role, index) => {
          const { name, colour } = role;
          const moves = !fixed.includes(name);
          return (
            <Flex
              as="li"
              key={name}
              align="center"
              gap="3"
              minH="12"
              borderBottomWidth="1px"
              opacity={dragged === name ? 0.5 : undefined}
              draggable={moves}
              cursor={moves ? 'grab' : undefined}
              onDragStart={() => setDragged(name)}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={(event) => {
                if (!dragged) return;
                event.preventDefault();
                if (dragged !== name) onChange(movedTo(names, dragged, index, fixed));
              }}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged) move(dragged, names.indexOf(dragged));
              }}
            >
              <Box color="fg.muted" visibility={moves ? undefined : 'hidden'}>
                <GripVertical size="1.25em" aria-hidden />
              </Box>
              <Box flex="1" minW="0">
                <RoleBadge role={name} colour={colour} />
              </Box>
              {moves && (
                <HStack gap="1">
                  <MoveButton label={t`Move ${name} up`} onClick={() => move(name, index - 1)}>
                    <ArrowUp size="1.25em" aria-hidden />
                  </MoveButton>
                  <MoveButton label={t`Move ${name} down`} onClick={() => move(name, index + 1)}>
                    <ArrowDown size="1.25em" aria-hidden />
                  </MoveButton>
                </HStack>
              )}
            </Flex>
          );
        })}
      </chakra.ol>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </>
  );
}

interface MoveButtonProps {
  label: string;
  onClick: () => void;
  children: React.ReactNode;
}

function MoveButton({ label, onClick, children }: MoveButtonProps) {
  return (
    <IconButton variant="ghost" aria-label={label} onClick={onClick}>
      {children}
    </IconButton>
  );
}
