import type * as chakra from '@chakra-ui/react';
import type { ReactNode, RefAttributes } from 'react';

/** Items of a `Combobox.Root`, with the options of Chakra's `createListCollection`. */
export type ComboboxItems<T extends chakra.CollectionItem> = chakra.CollectionOptions<T>;

export type ComboboxRootProps<T extends chakra.CollectionItem> = Omit<
  chakra.ComboboxRootProps<T>,
  'collection'
> &
  ComboboxItems<T> &
  RefAttributes<HTMLDivElement>;

/** Chakra's combobox, whose root accepts the items instead of a collection. */
export type Combobox = Omit<typeof chakra.Combobox, 'Root'> & {
  Root: <T extends chakra.CollectionItem>(props: ComboboxRootProps<T>) => ReactNode;
};
