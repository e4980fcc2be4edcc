import { type SystemStyleObject, useHydrated, useLocation } from '@boardwalk/kit';

const RULE = /^#(R\d{1,3}(?:\.\d{1,3}){0,2})$/;

/**
 * Marks the rule that the address names. The browser's own `:target` doesn't follow an address that a link of the router changes.
 * The server doesn't know that part of an address.
 */
export function useLinkedRule(): SystemStyleObject {
  const { hash } = useLocation();
  const [, id] = (useHydrated() && RULE.exec(hash)) || [];
  if (id === undefined) return {};
  const selector = `& [id="${id}"][data-rule]` as const;
  return { [selector]: { borderColor: 'sodium.fg', bg: 'sodium.muted' } } as SystemStyleObject;
}
