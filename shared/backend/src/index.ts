export {
  type Caller,
  can,
  createCallerCheck,
  InvalidTokenError,
  type SiteOfBackend,
} from './caller.ts';
export { createSiteCheck, type SiteRequest } from './site-check.ts';
export {
  createSiteClient,
  type SiteAuditEntry,
  type SiteClient,
  type SiteClientOptions,
  type SiteDocument,
  SiteError,
  type SiteInboxItem,
  type SiteMember,
  type SiteNotification,
} from './site-client.ts';
export {
  type HookAnswer,
  type HookRequest,
  type SiteEvent,
  type SiteHooksOptions,
  siteHooks,
  siteHooksPlugin,
} from './site-hooks.ts';
