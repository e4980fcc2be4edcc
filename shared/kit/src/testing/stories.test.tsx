// @vitest-environment happy-dom
import { composeStories, setProjectAnnotations } from '@storybook/react';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { overlays } from '../chakra/overlays.ts';
import { loadTabs } from '../components/tab-row-part.tsx';
import { loadDisplay } from '../display/parts.tsx';
import { loadEmbeds } from '../embeds/parts.tsx';
import { loadForms } from '../forms/parts.tsx';
import { loadPictures } from '../pictures/parts.tsx';
import { loadTables } from '../tables/parts.tsx';
import { expectAccessible } from './render-in-site.tsx';
import { storyFrame, WINDOWS } from './story-frame.tsx';

/** A story that can be rendered on its own. */
interface Composed {
  globals: Record<string, { value?: string } | undefined>;
  run(context: { globals: object }): Promise<void>;
}
type Stories = Parameters<typeof composeStories>[0];
const files = import.meta.glob<Stories>('../**/*.stories.tsx', { eager: true });

const frame = setProjectAnnotations([storyFrame]);

beforeAll(async () => {
  loadEmbeds();
  loadForms();
  loadTables();
  loadPictures();
  loadDisplay();
  loadTabs();
  await overlays.load();
  await frame.beforeAll?.();
  await vi.dynamicImportSettled();
});
afterEach(cleanup);

/** Each theme and each language once, because the accessibility tree is the same in both themes. */
const LOOKS = [
  { theme: 'light', language: 'en' },
  { theme: 'dark', language: 'de' },
] as const;

describe.each(Object.entries(files))('%s', (_file, stories) => {
  it.each(
    Object.entries<Composed>(composeStories(stories)).flatMap(([name, story]) =>
      LOOKS.map((look) => ({ name, story, ...look })),
    ),
  )('$name, $theme, $language', async ({ story, theme, language }) => {
    const shown = story.globals.viewport?.value === 'phone' ? WINDOWS.phone : WINDOWS.desktop;
    (window as unknown as { happyDOM: { setViewport(size: object): void } }).happyDOM.setViewport(shown);
    await story.run({ globals: { ...story.globals, theme, language } });
    await vi.dynamicImportSettled();
    expect(document.documentElement).toMatchObject({ lang: language, dataset: { theme } });
    // Without a layout axe doesn't know that a modal dialog covers the page, whose buttons are unreachable.
    await expectAccessible(document.querySelector('[aria-modal=true]') ?? document.body);
  });
});
