import { create } from 'zustand';

interface SearchDialogState {
  isOpen: boolean;
  /** The text in its field. */
  query: string;
  /** Opens the search of the site. @param query what it searches for at once. */
  open(query?: string): void;
  /** Changes the text in its field. */
  type(query: string): void;
  close(): void;
}

/** The search of the site, which the shell draws: any page may open it, with a text if it has one. */
export const useSearchDialog = create<SearchDialogState>()((set) => ({
  isOpen: false,
  query: '',
  open: (query = '') => set({ isOpen: true, query }),
  type: (query) => set({ query }),
  close: () => set({ isOpen: false }),
}));
