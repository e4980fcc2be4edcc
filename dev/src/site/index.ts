export { startDemoGame } from './demo-game.ts';
export { servicePlan } from './service-process.ts';
export { DATABASE, postgresPlan } from './site-plans.ts';
export type { SiteSettings } from './site-settings.ts';
export { type RunningSite, startSite } from './start-site.ts';
export { SupervisedProcess } from './supervised-process.ts';
