import { create } from 'zustand';

interface SearchDialogState {
  isOpen: boolean;
  /** What is to be searched for at once; empty for a search that somebody begins. */
  query: string;
  /** Opens the search of the site. @param query what it searches for at once. */
  open(query?: string): void;
  close(): void;
}

/** The search of the site, which the shell draws: any page may open it, with a text if it has one. */
export const useSearchDialog = create<SearchDialogState>()((set) => ({
  isOpen: false,
  query: '',
  open: (query = '') => set({ isOpen: true, query }),
  close: () => set({ isOpen: false }),
}));
