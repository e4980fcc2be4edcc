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
  tagline: {
    en: 'A place that is just beginning.',
    de: 'Ein Ort, der gerade erst entsteht.',
    es: 'Un lugar que apenas comienza.',
  },
  description: {
    en: 'Here you find out who we are, what is going on and how to join.',
    de: 'Hier erfährst du, wer wir sind, was los ist und wie du mitmachst.',
    es: 'Aquí descubres quiénes somos, qué pasa y cómo unirte.',
  },
  city: 'our world',
  chatInviteUrl: '',
  chatName: 'Discord',
  contactEmail: 'hello@example.org',
  applicationPath: '/forms/application',
  rulesPath: '/docs/server-rules',
  jobPaths: '',
  stats: {
    guilds: { label: { en: 'Guilds', de: 'Gilden', es: 'Gremios' }, value: '' },
    regions: { label: { en: 'Regions', de: 'Regionen', es: 'Regiones' }, value: '' },
    dailyPlayers: { label: { en: 'Daily players', de: 'Spieler am Tag', es: 'Jugadores al día' }, value: '' },
  },
  navigation: {
    main: [
      { label: { en: 'Home', de: 'Start', es: 'Inicio' }, to: '/' },
      { label: 'News', to: '/news' },
      { label: { en: 'Docs', de: 'Handbuch', es: 'Manual' }, to: '/docs' },
      { label: { en: 'About', de: 'Über uns', es: 'Acerca de' }, to: '/about' },
    ],
    admin: [
      { label: 'Dashboard', to: '/admin/dashboard' },
      { label: { en: 'Users', de: 'Mitglieder', es: 'Miembros' }, to: '/users' },
      { label: { en: 'Settings', de: 'Einstellungen', es: 'Ajustes' }, to: '/settings' },
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
  slots: [],
  documents: { about: null, terms: null, privacy: null },
};
