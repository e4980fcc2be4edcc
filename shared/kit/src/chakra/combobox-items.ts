import type * as chakra from '@chakra-ui/react';
import type { ReactNode, RefAttributes } from 'react';

/** The items of a `Combobox.Root`, with what `createListCollection` of Chakra takes. */
export type ComboboxItems<T extends chakra.CollectionItem> = chakra.CollectionOptions<T>;

export type ComboboxRootProps<T extends chakra.CollectionItem> = Omit<
  chakra.ComboboxRootProps<T>,
  'collection'
> &
  ComboboxItems<T> &
  RefAttributes<HTMLDivElement>;

/** Chakra's combobox, whose root takes the items themselves instead of a collection of them. */
export type Combobox = Omit<typeof chakra.Combobox, 'Root'> & {
  Root: <T extends chakra.CollectionItem>(props: ComboboxRootProps<T>) => ReactNode;
};
