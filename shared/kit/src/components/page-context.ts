import { createContext } from 'react';

/** Data of the surrounding `Page` for parts of its content. */
export interface PageContextValue {
  /** Title of the page. */
  title: string;
  /** Replaces the page's heading while its subject doesn't exist: `Event not found`. */
  setMissing: (title: string | undefined) => void;
}

/** Undefined outside of a page, and in a page with a heading of its own. */
export const PageContext = createContext<PageContextValue | undefined>(undefined);
