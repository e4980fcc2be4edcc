// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import type { ContextType } from 'react';
import { MemoryRouter, UNSAFE_ViewTransitionContext as ViewTransitionContext } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSettingsStore } from '../state/settings-store.ts';
import { findShared, SharedElements, sharedElement } from './shared-elements.tsx';

type Transition = ContextType<typeof ViewTransitionContext>;

const LIST = { pathname: '/events', search: '', hash: '', state: null, key: 'list' };
const PAGE = { ...LIST, pathname: '/events/a', key: 'page' };

beforeEach(() => {
  // Without layout every element has an empty box.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 10, 100, 100));
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  useSettingsStore.getState().reset();
});

/** Renders the transition between two locations as the router does, before or after the change. */
function show(transition: Transition, at = LIST) {
  const tree = (now: Transition, location = at) => (
    <ViewTransitionContext value={now}>
      <MemoryRouter key={location.key} initialEntries={[location]}>
        <SharedElements />
      </MemoryRouter>
    </ViewTransitionContext>
  );
  const { rerender } = render(tree(transition));
  return (now: Transition, location = at) => rerender(tree(now, location));
}

const toPage: Transition = {
  isTransitioning: true,
  flushSync: false,
  currentLocation: LIST,
  nextLocation: PAGE,
};

function add(page: string, parent: Element = document.body): HTMLElement {
  const element = document.createElement('div');
  element.dataset.shared = sharedElement(page)['data-shared'];
  parent.append(element);
  return element;
}

it('names only the element of the card whose link was followed', () => {
  const update = show({ isTransitioning: false });
  const [other, own] = [add('/events/b'), add('/events/a')];
  update(toPage);
  expect(own.style.viewTransitionName).toBe('shared');
  expect(other.style.viewTransitionName).toBe('');
  update({ isTransitioning: false });
  expect(own.style.viewTransitionName).toBe('');
});

it('chooses the element closest to the click if the page has several', () => {
  const cards = [0, 1].map(() => document.body.appendChild(document.createElement('article')));
  const [, second] = cards.map((card) => add('/events/a', card));
  const link = document.createElement('a');
  cards[1]?.append(link);
  expect(findShared('/events/a', link)).toBe(second);
});

it('names the element of the page being left if the next page has none on it, as on the way back', () => {
  const update = show({ isTransitioning: false }, PAGE);
  const head = add('/events/a');
  update({ ...toPage, currentLocation: PAGE, nextLocation: LIST } as Transition, PAGE);
  expect(head.style.viewTransitionName).toBe('shared');
});

it('names nothing with reduced motion', () => {
  useSettingsStore.getState().changeDisplay({ reduceAnimations: true });
  const update = show({ isTransitioning: false });
  const card = add('/events/a');
  update(toPage);
  expect(card.style.viewTransitionName).toBe('');
});

it('names nothing if only the query changes', () => {
  const update = show({ isTransitioning: false });
  const head = add('/events');
  update({ ...toPage, nextLocation: { ...LIST, key: 'next', search: '?page=2' } } as Transition);
  expect(head.style.viewTransitionName).toBe('');
});

it('names no element outside of the window', () => {
  vi.mocked(HTMLElement.prototype.getBoundingClientRect).mockReturnValue(new DOMRect(0, 9000, 100, 100));
  const update = show({ isTransitioning: false });
  const card = add('/events/a');
  update(toPage);
  expect(card.style.viewTransitionName).toBe('');
});
