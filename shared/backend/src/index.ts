export {
  type Caller,
  can,
  createCallerCheck,
  InvalidTokenError,
  type SiteOfBackend,
} from './caller.ts';
export { createSiteCheck, type SiteRequest } from './site-check.ts';
export {
  type HookAnswer,
  type HookRequest,
  type SiteEvent,
  type SiteHooksOptions,
  siteHooks,
  siteHooksPlugin,
} from './site-hooks.ts';
