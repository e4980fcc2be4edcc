import { act, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { heardChoice } from './heard-choice.ts';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
let root: Root | undefined;
afterEach(() => act(async () => root?.unmount()));

const heard: string[] = [];
function Choice() {
  const [value, setValue] = useState('');
  const [, setHydrated] = useState(false);
  // Renders again right after hydration, as components do for what only browsers know.
  useEffect(() => setHydrated(true), []);
  return (
    <select
      ref={heardChoice}
      value={value}
      onChange={(event) => {
        heard.push(event.target.value);
        setValue(event.target.value);
      }}
    >
      <option value="">Any</option>
      <option value="de">German</option>
    </select>
  );
}

/** The page as the server drew it, taken over after somebody has done something with it. */
async function takeOver(meanwhile: (select: HTMLSelectElement) => void) {
  heard.length = 0;
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

it('hears what was chosen before anybody listened', async () => {
  const select = await takeOver((drawn) => {
    drawn.value = 'de';
  });
  expect(heard).toEqual(['de']);
  expect(select.value).toBe('de');
});

it('hears nothing when nothing was chosen', async () => {
  await takeOver(() => {});
  expect(heard).toEqual([]);
});
