import { type RenderJob, USUAL_PARTS } from '@boardwalk/contracts';

const statistic = { label: '', value: '' };

/** A rendering job for a site without a name, to render something before there is real data. */
export const EMPTY_JOB: RenderJob = {
  path: '/',
  reader: { session: false, language: 'en' },
  identity: { domain: '', clientId: '', audience: '' },
  set: {
    id: 'empty',
    registry: '',
    seq: 0,
    issuedAt: '',
    channel: 'live',
    remotes: [
      {
        name: 'empty',
        version: '0',
        container: 'empty',
        kit: '^0.0.0',
        entry: '/',
        integrity: null,
        preload: [],
        routes: [{ path: '/', access: 'public', title: 'Empty' }],
        navigation: [],
      },
    ],
  },
  site: {
    name: '',
    shortName: '',
    tagline: '',
    description: '',
    city: '',
    chatInviteUrl: 'http://localhost/',
    chatName: '',
    applicationPath: '/',
    rulesPath: '/docs/server-rules',
    contactEmail: '',
    jobPaths: '',
    stats: { guilds: statistic, regions: statistic, dailyPlayers: statistic },
    navigation: { main: [], admin: [] },
    policiesUpdated: '2026-01-01',
    demo: false,
    ...USUAL_PARTS,
  },
};
