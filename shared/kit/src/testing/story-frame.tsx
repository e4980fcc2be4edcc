import { type SiteConfiguration, USUAL_PARTS } from '@boardwalk/contracts';
import type { Decorator, Preview } from '@storybook/react';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { KitProvider } from '../components/provider.tsx';
import { activateLanguage, addCatalog, LANGUAGES, type Language } from '../i18n/catalogs.ts';
import { kitCatalog } from '../i18n/kit-catalog.ts';
import { createQueryClient } from '../request/query-client.ts';
import { applyAppearance } from '../settings/appearance.ts';

/** Window sizes for stories, in CSS pixels. */
export const WINDOWS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;

const SITE: SiteConfiguration = {
  name: 'Meridian RP',
  shortName: 'Meridian',
  tagline: 'After dark.',
  description: 'Roleplay in the harbour city of Meridian.',
  city: 'Meridian',
  chatInviteUrl: 'https://chat.meridian.test/invite',
  chatName: 'the chat',
  applicationPath: '/apply',
  rulesPath: '/docs/server-rules',
  contactEmail: 'town-hall@meridian.test',
  jobPaths: '12',
  stats: {
    guilds: { label: 'Guilds', value: '14' },
    regions: { label: 'Districts', value: '8' },
    dailyPlayers: { label: 'Players a day', value: '310' },
  },
  navigation: { main: [{ label: 'News', to: '/news' }], admin: [] },
  policiesUpdated: '2026-10-01',
  demo: true,
  ...USUAL_PARTS,
};

const StoryContext = createContext<ReactNode>(null);
const Shown = () => useContext(StoryContext);

/** A site around a story, whose page is `/here`. */
function StorySite({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', Component: Shown }], { initialEntries: ['/here'] }),
  );
  return (
    <KitProvider queryClient={queryClient} site={SITE} routeExists={() => true}>
      <StoryContext value={children}>
        <RouterProvider router={router} />
      </StoryContext>
    </KitProvider>
  );
}

const inSite: Decorator = (Story) => (
  <StorySite>
    <Story />
  </StorySite>
);

const pixels = ({ width, height }: { width: number; height: number }) => ({
  width: `${width}px`,
  height: `${height}px`,
});

/** Environment of every story of the kit, in Storybook and in its test: site, theme, language, window. */
export const storyFrame = {
  decorators: [inSite],
  loaders: [
    async ({ globals: { theme, language } }) => {
      applyAppearance(document.documentElement, { theme, language }, false);
      await addCatalog(kitCatalog, { permanent: true });
      await activateLanguage(language as Language);
    },
  ],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: Object.entries(LANGUAGES).map(([value, title]) => ({ value, title })),
      },
    },
  },
  initialGlobals: { theme: 'light', language: 'en' },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: pixels(WINDOWS.phone), type: 'mobile' },
        desktop: { name: 'Desktop', styles: pixels(WINDOWS.desktop), type: 'desktop' },
      },
    },
  },
} satisfies Preview;
