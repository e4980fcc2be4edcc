import { Button, HStack, IconButton, Stack } from '@boardwalk/kit';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { moved } from './new-field.ts';

interface ItemListProps<Item> {
  items: readonly Item[];
  onChange: (items: Item[]) => void;
  /** Content of a row. @param number counted from one. @param change updates parts of the item. */
  children: (item: Item, number: number, change: (part: Partial<Item>) => void) => ReactNode;
  /** Accessible labels of a row's buttons; `up` and `down` if the order matters. */
  names: (number: number) => { remove: string; up?: string; down?: string };
  /** Label of the button below. */
  add: ReactNode;
  newItem: () => Item;
  least?: number;
  most: number;
}

/** An editable list of rows, with buttons to add, remove and, if the order matters, move. */
export function ItemList<Item extends { id: string }>(props: ItemListProps<Item>) {
  const { items, onChange, children, names, add, newItem, least = 0, most } = props;
  return (
    <Stack gap="2">
      <Stack as="ul" listStyleType="none" gap="2">
        {items.map((item, index) => {
          const { remove, up, down } = names(index + 1);
          const move = (to: number) => onChange(moved(items, index, to));
          return (
            <HStack as="li" key={item.id} gap="1" align="start">
              {children(item, index + 1, (part) => onChange(items.with(index, { ...item, ...part })))}
              {up && (
                <RowButton aria-label={up} disabled={index === 0} onClick={() => move(index - 1)}>
                  <ArrowUp />
                </RowButton>
              )}
              {down && (
                <RowButton
                  aria-label={down}
                  disabled={index === items.length - 1}
                  onClick={() => move(index + 1)}
                >
                  <ArrowDown />
                </RowButton>
              )}
              <RowButton
                aria-label={remove}
                disabled={items.length <= least}
                onClick={() => onChange(items.toSpliced(index, 1))}
              >
                <Trash2 />
              </RowButton>
            </HStack>
          );
        })}
      </Stack>
      <Button
        size="sm"
        variant="outline"
        alignSelf="start"
        disabled={items.length >= most}
        onClick={() => onChange([...items, newItem()])}
      >
        {add}
      </Button>
    </Stack>
  );
}

/** Centered vertically in a field's height. */
function RowButton(props: ComponentProps<typeof IconButton>) {
  return <IconButton variant="ghost" size="sm" my="0.5" {...props} />;
}
