import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, UNSAFE_ViewTransitionContext as ViewTransitionContext } from 'react-router-dom';
import { useReducedMotion } from '../settings/use-appearance.ts';

/** Name of the one element that moves during a transition; global-css.ts has its duration. */
const TRANSITION_NAME = 'shared';

/**
 * Returns the attribute of an element that a page has in common with the links to it: its picture, as on a card. While a link is followed, the card's
 * picture moves to its place on the page; with the back button, it moves back. Any number of elements may have the same page.
 * @param page path of the page
 */
export function sharedElement(page: string): { 'data-shared': string } {
  return { 'data-shared': page };
}

/**
 * Names the shared element of a transition between two pages, in the old page and in the new one, and only while it lasts. Rendered once, within the
 * router. Without support of view transitions, and with reduced motion, it does nothing.
 */
export function SharedElements(): null {
  const transition = useContext(ViewTransitionContext);
  const location = useLocation();
  const reduced = useReducedMotion();
  const clicked = useRef<Element>(undefined);
  const page = useRef<string>(undefined);
  useEffect(() => {
    const note = ({ target }: Event) => {
      clicked.current = target instanceof Element ? target : undefined;
    };
    document.addEventListener('click', note, { capture: true });
    return () => document.removeEventListener('click', note, { capture: true });
  }, []);
  useLayoutEffect(() => {
    if (!transition.isTransitioning || reduced) return;
    const { currentLocation, nextLocation } = transition;
    if (currentLocation.pathname === nextLocation.pathname) return;
    let element: HTMLElement | undefined;
    if (location.key === nextLocation.key) {
      element = page.current === undefined ? undefined : findShared(page.current);
    } else {
      const toNext = findShared(nextLocation.pathname, clicked.current);
      element = toNext ?? findShared(currentLocation.pathname);
      if (element && !isInWindow(element)) element = undefined;
      page.current = element && (toNext ? nextLocation.pathname : currentLocation.pathname);
      clicked.current = undefined;
    }
    if (!element) return;
    const { style } = element;
    style.viewTransitionName = TRANSITION_NAME;
    return () => {
      style.viewTransitionName = '';
    };
  }, [transition, location, reduced]);
  return null;
}

/**
 * Returns an element that is shared with a page: the one closest to an element of the same document, else the first one in the window, else the first.
 * @param page path of the page
 */
export function findShared(page: string, near?: Element): HTMLElement | undefined {
  const selector = `[data-shared="${CSS.escape(page)}"]`;
  for (let around = near; around && around !== document.body; around = around.parentElement ?? undefined) {
    const found = around.matches(selector) ? around : around.querySelector(selector);
    if (found instanceof HTMLElement) return found;
  }
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  return all.find(isInWindow) ?? all[0];
}

/** Whether a part of an element is in the window. */
function isInWindow(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
}
