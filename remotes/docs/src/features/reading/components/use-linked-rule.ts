import { type SystemStyleObject, useHydrated, useLocation } from '@boardwalk/kit';

const RULE = /^#(R\d{1,3}(?:\.\d{1,3}){0,2})$/;

/**
 * Highlights the rule in the URL's fragment. The browser's `:target` doesn't follow client-side navigations, and the server doesn't know the
 * fragment.
 */
export function useLinkedRule(): SystemStyleObject {
  const { hash } = useLocation();
  const [, id] = (useHydrated() && RULE.exec(hash)) || [];
  if (id === undefined) return {};
  const selector = `& [id="${id}"][data-rule]` as const;
  return { [selector]: { borderColor: 'sodium.fg', bg: 'sodium.muted' } } as SystemStyleObject;
}
