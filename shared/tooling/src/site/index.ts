export { startDemoGame } from './demo-game.ts';
export { freePort } from './ports.ts';
export { readSiteSettings, type SiteSettings } from './site-settings.ts';
export { type RunningSite, startSite } from './start-site.ts';
