import { isSamePage, useLocation } from '@boardwalk/kit';
import { useState } from 'react';

/**
 * Which page is open: another one at each path, unless a navigation says that it only gives the open page another address. As a React `key` it
 * keeps what was typed for one address from standing under another.
 */
export function usePageKey(): number {
  const { pathname, state } = useLocation();
  const [page, setPage] = useState({ pathname, key: 0 });
  if (page.pathname === pathname) return page.key;
  const next = { pathname, key: isSamePage(state) ? page.key : page.key + 1 };
  setPage(next);
  return next.key;
}
