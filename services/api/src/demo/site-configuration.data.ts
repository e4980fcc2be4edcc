import { type SiteSettings, USUAL_PARTS } from '@boardwalk/contracts';

/** The site of the demo community. */
export const MERIDIAN_SITE: SiteSettings = {
  ...USUAL_PARTS,
  name: 'Meridian RP',
  shortName: 'Meridian',
  tagline: 'A harbour city that remembers what you did last night.',
  description:
    'Meridian RP is a serious roleplay community on the coast: working docks, a ferry that runs on time, courts that sit, and a whitelist that keeps the stories worth telling.',
  city: 'Meridian',
  chatInviteUrl: 'https://discord.gg/meridian-demo',
  chatName: 'Discord',
  applicationPath: '/forms/application',
  rulesPath: '/docs/server-rules',
  contactEmail: 'hello@meridian.test',
  jobPaths: '25+',
  stats: {
    guilds: { label: 'Guilds', value: '125+' },
    regions: { label: 'Regions', value: '8' },
    dailyPlayers: { label: 'Daily Players', value: '5,600+' },
  },
  navigation: {
    main: [
      { label: 'Home', to: '/' },
      { label: 'Live', to: '/streaming' },
      { label: 'Events', to: '/events' },
      { label: 'About', to: '/about' },
      { label: 'Docs', to: '/docs' },
      { label: 'News', to: '/news' },
      { label: 'Zustand Demo', to: '/zustand-demo' },
    ],
    admin: [
      { label: 'Dashboard', to: '/admin/dashboard' },
      { label: 'Users', to: '/users' },
      { label: 'Settings', to: '/settings' },
      { label: 'Staff', to: '/staff' },
    ],
  },
  documents: { about: null, terms: null, privacy: null },
};
