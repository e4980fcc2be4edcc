import { create } from 'zustand';

interface SearchDialogState {
  isOpen: boolean;
  /** Text of its field. */
  query: string;
  /** Opens the site's search. @param query initial search text. */
  open(query?: string): void;
  /** Changes the text of its field. */
  type(query: string): void;
  close(): void;
}

/** State of the site's search, which the shell renders: any page may open it, with or without a text. */
export const useSearchDialog = create<SearchDialogState>()((set) => ({
  isOpen: false,
  query: '',
  open: (query = '') => set({ isOpen: true, query }),
  type: (query) => set({ query }),
  close: () => set({ isOpen: false }),
}));
