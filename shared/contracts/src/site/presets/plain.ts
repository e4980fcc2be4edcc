import { accentOf } from '../../brand/accent.ts';
import { NEUTRALS } from '../../brand/palette.ts';
import { DEFAULT_HOME, DEFAULT_LOOK } from '../site-limits.ts';
import type { SiteSettings } from '../site-settings.ts';

/** Default blue of a site without a chosen accent. */
const FILL = '#2F5BD0';

/** A site before its setup: neutral texts and no pictures. */
export const PLAIN_SITE: SiteSettings = {
  name: 'Your community',
  shortName: 'Community',
  tagline: { en: 'A place that is just beginning.', de: 'Ein Ort, der gerade erst entsteht.' },
  description: {
    en: 'Here you find out who we are, what is going on and how to join.',
    de: 'Hier erfährst du, wer wir sind, was los ist und wie du mitmachst.',
  },
  city: 'our world',
  chatInviteUrl: '',
  chatName: 'Discord',
  contactEmail: 'hello@example.org',
  applicationPath: '/forms/application',
  rulesPath: '/docs/server-rules',
  jobPaths: '',
  stats: {
    guilds: { label: { en: 'Guilds', de: 'Gilden' }, value: '' },
    regions: { label: { en: 'Regions', de: 'Regionen' }, value: '' },
    dailyPlayers: { label: { en: 'Daily players', de: 'Spieler am Tag' }, value: '' },
  },
  navigation: {
    main: [
      { label: { en: 'Home', de: 'Start' }, to: '/' },
      { label: 'News', to: '/news' },
      { label: { en: 'Docs', de: 'Handbuch' }, to: '/docs' },
      { label: { en: 'About', de: 'Über uns' }, to: '/about' },
    ],
    admin: [
      { label: 'Dashboard', to: '/admin/dashboard' },
      { label: { en: 'Users', de: 'Mitglieder' }, to: '/users' },
      { label: { en: 'Settings', de: 'Einstellungen' }, to: '/settings' },
      { label: 'Staff', to: '/staff' },
    ],
  },
  footer: { links: [], note: '' },
  look: {
    ...DEFAULT_LOOK,
    palette: 'slate',
    accent: accentOf(FILL, NEUTRALS.slate),
    scenery: 'contours',
    mark: 'initial',
  },
  home: { ...DEFAULT_HOME, voice: 'plain' },
  languages: ['en', 'de'],
  areasOff: [],
  documents: { about: null, terms: null, privacy: null },
};
