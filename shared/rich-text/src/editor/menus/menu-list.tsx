import { Box, chakra, Text } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { Editor } from '@tiptap/core';
import { type ReactNode, useEffect, useId, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { MenuStore } from './menu-store.ts';

interface MenuListProps<I> {
  editor: Editor;
  menu: MenuStore<I>;
  label: string;
  keyOf: (item: I) => string;
  children: (item: I) => ReactNode;
}

/** A listbox at the caret. The focus stays in the text, which refers to the item that Enter selects. */
export function MenuList<I>({ editor, menu, label, keyOf, children }: MenuListProps<I>) {
  const id = useId();
  const open = useSyncExternalStore(menu.subscribe, menu.open, () => undefined);
  const active = open && open.items.length > 0 ? `${id}-${open.at}` : undefined;
  useNamedInText(editor, open && id, active);
  if (!open) return null;
  return createPortal(
    <Box
      data-menu-list=""
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="md"
      shadow="md"
      p="1"
      w="18rem"
      maxW="calc(100vw - 1rem)"
      maxH="20rem"
      overflowY="auto"
    >
      <div id={id} role="listbox" aria-label={label}>
        {open.items.map((item, index) => (
          <chakra.div
            key={keyOf(item)}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === open.at}
            ref={index === open.at ? intoView : undefined}
            display="flex"
            alignItems="center"
            gap="3"
            minH="11"
            px="3"
            borderRadius="sm"
            cursor="pointer"
            bg={index === open.at ? 'sodium.muted' : undefined}
            // Keeps the focus in the text.
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => index !== open.at && menu.point(index)}
            onClick={() => open.choose(item)}
          >
            {children(item)}
          </chakra.div>
        ))}
      </div>
      {open.items.length === 0 && (
        <Text px="3" py="2" textStyle="sm" color="fg.muted" role="status">
          {open.loading ? <Trans>Searching…</Trans> : <Trans>No match</Trans>}
        </Text>
      )}
    </Box>,
    open.place,
  );
}

/** Scrolls only the list, not the page with the caret. */
function intoView(element: HTMLElement | null): void {
  const box = element?.closest<HTMLElement>('[data-menu-list]');
  if (!element || !box) return;
  const [one, all] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
  if (one.top < all.top) box.scrollTop -= all.top - one.top;
  else if (one.bottom > all.bottom) box.scrollTop += one.bottom - all.bottom;
}

function useNamedInText(editor: Editor, list: string | undefined, active: string | undefined) {
  useEffect(() => {
    if (!list || editor.isDestroyed) return;
    const { dom } = editor.view;
    const named = { 'aria-controls': list, 'aria-activedescendant': active, 'aria-autocomplete': 'list' };
    for (const [name, value] of Object.entries(named)) if (value) dom.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(named)) dom.removeAttribute(name);
    };
  }, [editor, list, active]);
}
