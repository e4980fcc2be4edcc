import { Box, Text } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import type { Editor } from '@tiptap/core';
import { MenuList } from './menu-list.tsx';
import type { Menus } from './menus.ts';

/** The two lists at the caret. */
export function MenuLists({ editor, menus }: { editor: Editor; menus: Menus }) {
  const { i18n, t } = useLingui();
  return (
    <>
      <MenuList editor={editor} menu={menus.inserts} label={t`Insert`} keyOf={({ id }) => id}>
        {({ icon: Icon, label }) => (
          <>
            <Icon aria-hidden size="1.25rem" />
            {i18n._(label)}
          </>
        )}
      </MenuList>
      <MenuList editor={editor} menu={menus.members} label={t`Members`} keyOf={({ id }) => id}>
        {({ label, hint }) => (
          <Box minW="0">
            <Text truncate>{label}</Text>
            {hint && (
              <Text textStyle="sm" color="fg.muted" truncate>
                {hint}
              </Text>
            )}
          </Box>
        )}
      </MenuList>
    </>
  );
}
