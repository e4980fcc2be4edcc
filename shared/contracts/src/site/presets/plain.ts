import { accentOf } from '../../brand/accent.ts';
import { NEUTRALS } from '../../brand/palette.ts';
import { DEFAULT_HOME, DEFAULT_LOOK } from '../site-limits.ts';
import type { SiteSettings } from '../site-settings.ts';

/** The blue that a site has which has chosen none. */
const FILL = '#2F5BD0';

/** A site that nobody has said anything of yet: words that fit any place, and no picture of one. */
export const PLAIN_SITE: SiteSettings = {
  name: 'Your community',
  shortName: 'Community',
  tagline: 'A place that is just beginning.',
  description: 'Here you find out who we are, what is going on and how to join.',
  city: 'our world',
  ...{ chatInviteUrl: '', chatName: 'Discord', contactEmail: 'hello@example.org' },
  ...{ applicationPath: '/forms/application', rulesPath: '/docs/server-rules', jobPaths: '' },
  stats: {
    guilds: { label: 'Guilds', value: '' },
    regions: { label: 'Regions', value: '' },
    dailyPlayers: { label: 'Daily players', value: '' },
  },
  navigation: {
    main: [
      { label: 'Home', to: '/' },
      { label: 'News', to: '/news' },
      { label: 'Docs', to: '/docs' },
      { label: 'About', to: '/about' },
    ],
    admin: [
      { label: 'Dashboard', to: '/admin/dashboard' },
      { label: 'Users', to: '/users' },
      { label: 'Settings', to: '/settings' },
      { label: 'Staff', to: '/staff' },
    ],
  },
  footer: { links: [], note: '' },
  look: {
    ...DEFAULT_LOOK,
    ...{ palette: 'slate', accent: accentOf(FILL, NEUTRALS.slate), scenery: 'contours', mark: 'initial' },
  },
  home: { ...DEFAULT_HOME, voice: 'plain' },
  languages: ['en', 'de'],
  areasOff: [],
  documents: { about: null, terms: null, privacy: null },
};
