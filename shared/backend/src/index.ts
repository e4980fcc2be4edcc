export {
  type Caller,
  can,
  createCallerCheck,
  InvalidTokenError,
  type SiteOfBackend,
} from './caller.ts';
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
