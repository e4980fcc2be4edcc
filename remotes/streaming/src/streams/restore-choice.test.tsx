import { act, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restoreChoice } from './restore-choice.ts';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
let root: Root | undefined;
afterEach(() => act(async () => root?.unmount()));

const received: string[] = [];
function Choice() {
  const [value, setValue] = useState('');
  const [, setHydrated] = useState(false);
  // Renders again right after hydration, like components with client-only values.
  useEffect(() => setHydrated(true), []);
  return (
    <select
      ref={restoreChoice}
      value={value}
      onChange={(event) => {
        received.push(event.target.value);
        setValue(event.target.value);
      }}
    >
      <option value="">Any</option>
      <option value="de">German</option>
    </select>
  );
}

/** Hydrates the server-rendered page after the user has interacted with it. */
async function takeOver(meanwhile: (select: HTMLSelectElement) => void) {
  received.length = 0;
  document.body.innerHTML = `<div>${renderToString(<Choice />)}</div>`;
  const container = document.body.firstElementChild as HTMLElement;
  const select = container.querySelector('select') as HTMLSelectElement;
  meanwhile(select);
  await act(async () => {
    root = hydrateRoot(container, <Choice />);
  });
  await act(() => new Promise((done) => setTimeout(done, 5)));
  return select;
}

it('applies a choice that was made before hydration', async () => {
  const select = await takeOver((element) => {
    element.value = 'de';
  });
  expect(received).toEqual(['de']);
  expect(select.value).toBe('de');
});

it('applies nothing without a choice', async () => {
  await takeOver(() => {});
  expect(received).toEqual([]);
});
