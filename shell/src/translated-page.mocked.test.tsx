// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it } from 'vitest';
import { supportTranslators } from './translated-page.ts';

/** Replaces each text by an element, as Chromium's translator does: the text node is removed from the page. */
function translate(root: HTMLElement): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = `»${text.data}«`;
    if (!text.parentElement?.closest('font')) text.replaceWith(font);
  }
}

let change: (next: number) => void = () => {};
function Page() {
  const [step, setStep] = useState(0);
  change = setStep;
  return (
    <div>
      {step % 2 === 1 && <b>busy</b>}
      {step < 3 && `sent ${step}`}
      {step === 2 ? <i>done</i> : ' times'}
    </div>
  );
}

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  supportTranslators(document.body);
});

it('lets React insert, change and remove texts that a translator has replaced', async () => {
  const root = document.body.appendChild(document.createElement('main'));
  await act(async () => createRoot(root).render(<Page />));
  const seen: (string | null)[] = [];
  for (const step of [1, 2, 3, 0]) {
    translate(root);
    await Promise.resolve();
    await act(async () => change(step));
    seen.push(root.textContent);
  }
  expect(seen).toEqual(['busysent 1» times«', 'sent 2done', 'busy times', 'sent 0» times«']);
});
