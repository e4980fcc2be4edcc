import { type SiteSettings, USUAL_PARTS } from '@boardwalk/contracts';

/** The site of the demo community. */
export const MERIDIAN_SITE: SiteSettings = {
  ...USUAL_PARTS,
  name: 'Meridian RP',
  shortName: 'Meridian',
  tagline: {
    en: 'A harbour city that remembers what you did last night.',
    de: 'Eine Hafenstadt, die noch weiß, was du gestern Nacht getan hast.',
  },
  description: {
    en: 'Meridian RP is a serious roleplay community on the coast: working docks, a ferry that runs on time, courts that sit, and a whitelist that keeps the stories worth telling.',
    de: 'Meridian RP ist eine ernsthafte Rollenspiel-Community an der Küste: Docks, an denen gearbeitet wird, eine Fähre, die pünktlich fährt, Gerichte, die tagen, und eine Whitelist, damit die Geschichten erzählenswert bleiben.',
  },
  city: 'Meridian',
  chatInviteUrl: 'https://discord.gg/meridian-demo',
  chatName: 'Discord',
  applicationPath: '/forms/application',
  rulesPath: '/docs/server-rules',
  contactEmail: 'hello@meridian.test',
  jobPaths: '25+',
  stats: {
    guilds: { label: { en: 'Guilds', de: 'Gilden' }, value: '125+' },
    regions: { label: { en: 'Regions', de: 'Regionen' }, value: '8' },
    dailyPlayers: {
      label: { en: 'Daily Players', de: 'Spieler am Tag' },
      value: { en: '5,600+', de: '5.600+' },
    },
  },
  navigation: {
    main: [
      { label: { en: 'Home', de: 'Start' }, to: '/' },
      { label: 'Live', to: '/streaming' },
      { label: 'Events', to: '/events' },
      { label: { en: 'About', de: 'Über uns' }, to: '/about' },
      { label: { en: 'Docs', de: 'Handbuch' }, to: '/docs' },
      { label: 'News', to: '/news' },
      { label: { en: 'Zustand Demo', de: 'Zustand-Demo' }, to: '/zustand-demo' },
    ],
    admin: [
      { label: 'Dashboard', to: '/admin/dashboard' },
      { label: { en: 'Users', de: 'Mitglieder' }, to: '/users' },
      { label: { en: 'Settings', de: 'Einstellungen' }, to: '/settings' },
      { label: 'Staff', to: '/staff' },
    ],
  },
  documents: { about: null, terms: null, privacy: null },
};
