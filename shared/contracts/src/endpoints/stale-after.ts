import type { EndpointKey } from './table.ts';

/** Endpoints that read, whose responses pages cache as queries. */
export type QueryEndpoint = Extract<EndpointKey, `GET ${string}`>;

/** Endpoints that change something. */
export type MutationEndpoint = Exclude<EndpointKey, QueryEndpoint>;

type Queries = readonly QueryEndpoint[];

// News and comments
const ARTICLE_LISTS: Queries = [
  'GET /api/articles',
  'GET /api/articles/tags',
  'GET /api/articles/unread',
  'GET /api/articles/desk',
  'GET /api/articles/desk/counts',
  'GET /api/articles/:id/related',
  'GET /api/members/:handle/articles',
];
const ARTICLE_TEXTS: Queries = [...ARTICLE_LISTS, 'GET /api/articles/:id/revisions'];
const ARTICLE_STATES: Queries = [...ARTICLE_LISTS, 'GET /api/feed'];
const ARTICLE_COMMENTS: Queries = ['GET /api/articles/:id/comments', 'GET /api/members/:handle/comments'];
const EVENT_COMMENTS: Queries = ['GET /api/events/:id/comments', 'GET /api/members/:handle/comments'];
const COMMENTS: Queries = [
  'GET /api/articles/:id/comments',
  'GET /api/events/:id/comments',
  'GET /api/members/:handle/comments',
  'GET /api/comments/queue',
  'GET /api/comments/:id/case',
];

// The staff inbox. Actions in other areas close items too; the live topic of the inbox announces those.
const INBOX_LISTS: Queries = ['GET /api/inbox', 'GET /api/inbox/counts'];
const INBOX: Queries = [...INBOX_LISTS, 'GET /api/inbox/:id'];

// Forms, applications and interviews
const FORM_LISTS: Queries = ['GET /api/forms', 'GET /api/forms/:slug', 'GET /api/forms/all'];
const PUBLISHED_FORMS: Queries = [...FORM_LISTS, 'GET /api/forms/:id/versions'];
const SUBMISSION_LISTS: Queries = [
  'GET /api/submissions',
  'GET /api/submissions/counts',
  'GET /api/forms',
  'GET /api/forms/:slug',
];
const REVIEW_LISTS: Queries = ['GET /api/reviews', 'GET /api/reviews/counts', ...INBOX];
const INTERVIEW_SLOTS: Queries = ['GET /api/interview-slots', 'GET /api/submissions/:id/interview-slots'];

// Members, roles and moderation
const MEMBER_LISTS: Queries = [
  'GET /api/users',
  'GET /api/users/:id',
  'GET /api/users/names',
  'GET /api/users/team',
];
const PROFILES: Queries = [...MEMBER_LISTS, 'GET /api/members/:handle'];
const MEMBER_ROLES: Queries = [...MEMBER_LISTS, 'GET /api/users/me', 'GET /api/audit'];
const ROLE_LISTS: Queries = [...MEMBER_ROLES, 'GET /api/roles'];
const ROLES: Queries = [...ROLE_LISTS, 'GET /api/role-definitions/:name'];
const ACCOUNTS: Queries = [
  'GET /api/users',
  'GET /api/users/:id',
  'GET /api/users/:id/punishments',
  'GET /api/users/totals',
  'GET /api/audit',
];
const MEMBER_NOTES: Queries = ['GET /api/users/:id/notes', 'GET /api/audit'];
const SESSIONS: Queries = ['GET /api/users/me/sessions'];
const IDENTITIES: Queries = ['GET /api/identities'];

// Messages that could not be delivered
const DEAD_LETTERS: Queries = ['GET /api/notifications/dead-letters', ...INBOX];

// Events
const EVENT_LISTS: Queries = [
  'GET /api/events',
  'GET /api/events/upcoming',
  'GET /api/events/mine',
  'GET /api/events/plans',
];
/** A change may apply to all dates of a series. */
const EVENT_SERIES: Queries = [...EVENT_LISTS, 'GET /api/events/:id'];
const EVENT_DRAFTS: Queries = ['GET /api/events/mine', 'GET /api/events/plans'];
const EVENT_ANSWERS: Queries = [
  'GET /api/events/:id',
  'GET /api/events',
  'GET /api/events/upcoming',
  'GET /api/events/mine',
  'GET /api/events/:id/attendees',
];
const EVENT_ATTENDANCE: Queries = ['GET /api/events/:id', 'GET /api/events/:id/guests'];
const CALENDAR_LINK: Queries = ['GET /api/events/calendar-link'];

// Real estate
const PROPERTY_LISTS: Queries = [
  'GET /api/properties',
  'GET /api/properties/mine',
  'GET /api/properties/market',
  'GET /api/properties/map',
  'GET /api/properties/:id',
  'GET /api/members/:handle/properties',
  'GET /api/listings/mine',
];
const DEALS: Queries = [
  ...PROPERTY_LISTS,
  'GET /api/settlements',
  'GET /api/offers',
  'GET /api/offers/counts',
  'GET /api/viewings/mine',
];
const LISTING_DEALS: Queries = [...DEALS, 'GET /api/listings/:id'];
const TENANCIES: Queries = [...DEALS, 'GET /api/tenancies', 'GET /api/tenancies/:id'];
const PAYMENTS: Queries = [...TENANCIES, 'GET /api/listings/:id', 'GET /api/settlements/ledger'];
const VIEWINGS: Queries = ['GET /api/listings/:id/viewings', 'GET /api/viewings/mine'];
const SAVED_SEARCHES: Queries = ['GET /api/saved-searches'];
const INQUIRIES: Queries = ['GET /api/inquiries'];

// Streaming
const STREAM_LISTS: Queries = ['GET /api/streams', 'GET /api/streams/schedule', 'GET /api/streamers'];
const STREAM_PAGES: Queries = [...STREAM_LISTS, 'GET /api/streams/:username'];
const CHANNEL: Queries = [...STREAM_PAGES, 'GET /api/streams/me/link-health'];
const OWN_LIVE: Queries = [
  'GET /api/streams',
  'GET /api/streams/:username',
  'GET /api/streams/me/sessions/last',
];
const STREAM_SCHEDULES: Queries = ['GET /api/streams/schedule', 'GET /api/streams/:username'];
const OWN_SLOTS: Queries = [...STREAM_SCHEDULES, 'GET /api/streams/me/slots'];
const FOLLOWED: Queries = ['GET /api/streams/:username', 'GET /api/streams/following'];

// Docs
const DOC_PAGES: Queries = [
  'GET /api/docs',
  'GET /api/docs/all',
  'GET /api/docs/:slug',
  'GET /api/docs/search',
  'GET /api/docs/:id/revisions',
  'GET /api/rules',
  'GET /api/rules/:id',
];

// The site, its releases and its keys
const SITE_VERSIONS: Queries = [
  'GET /api/site',
  'GET /api/site/documents/:name',
  'GET /api/site/versions',
  'GET /api/site/versions/:number/differences',
  'GET /api/audit',
];
const RELEASES: Queries = [
  'GET /api/releases',
  'GET /api/releases/:name/history',
  'GET /api/deploy-tokens',
  'GET /api/roles/remote-permissions',
];
const BACKEND_KEYS: Queries = ['GET /api/remote-backends/:name/keys'];
const REMOTE_BACKENDS: Queries = ['GET /api/remote-backends', 'GET /api/backend-hooks'];
const BACKEND_HOOKS: Queries = ['GET /api/backend-hooks', 'GET /api/backend-hooks/failed'];
const REMOTE_SETTINGS: Queries = ['GET /api/remote-settings/:name/versions', 'GET /api/audit'];
const DEPLOY_TOKENS: Queries = ['GET /api/deploy-tokens'];
const GAME_KEYS: Queries = ['GET /api/game-keys'];
const MEDIA: Queries = ['GET /api/media'];

/**
 * Queries to invalidate after each mutation, whichever page made it. A query is not listed if its callers store the mutation's response in the cache.
 * Doesn't import schemas, because every page loads this file.
 */
export const STALE_AFTER = {
  'POST /api/articles': ARTICLE_TEXTS,
  'PUT /api/articles/:id': ARTICLE_TEXTS,
  'POST /api/articles/:id/state': ARTICLE_STATES,
  'PUT /api/articles/:id/pin': ARTICLE_LISTS,
  'POST /api/articles/:id/restore': ARTICLE_TEXTS,
  'PUT /api/articles/:id/read': ['GET /api/articles/unread'],
  'PUT /api/articles/:id/reactions': ['GET /api/articles/:id/reactions/members'],
  'POST /api/articles/:id/comments': ARTICLE_COMMENTS,
  'POST /api/events/:id/comments': EVENT_COMMENTS,
  'PUT /api/comments/:id': COMMENTS,
  'DELETE /api/comments/:id': COMMENTS,
  'POST /api/comments/:id/report': COMMENTS,
  'POST /api/comments/:id/moderation': [...COMMENTS, ...INBOX],

  'PUT /api/inbox/:id/assignee': INBOX_LISTS,
  'PUT /api/inbox/:id/snooze': INBOX_LISTS,

  'POST /api/forms': FORM_LISTS,
  'PUT /api/forms/:id': FORM_LISTS,
  'POST /api/forms/:id/publish': PUBLISHED_FORMS,
  'POST /api/forms/:id/close': FORM_LISTS,
  'POST /api/forms/:id/duplicate': FORM_LISTS,
  'POST /api/forms/import': FORM_LISTS,
  'POST /api/forms/:slug/submissions': SUBMISSION_LISTS,
  'PUT /api/submissions/:id/answers': ['GET /api/submissions'],
  'POST /api/submissions/:id/submit': SUBMISSION_LISTS,
  'POST /api/submissions/:id/withdraw': SUBMISSION_LISTS,
  'POST /api/submissions/:id/appeal': SUBMISSION_LISTS,
  'DELETE /api/submissions/:id': SUBMISSION_LISTS,
  'POST /api/submissions/:id/messages': ['GET /api/submissions/:id/messages'],
  'PUT /api/submissions/:id/interview': [...SUBMISSION_LISTS, ...INTERVIEW_SLOTS],
  'DELETE /api/submissions/:id/interview': [...SUBMISSION_LISTS, ...INTERVIEW_SLOTS],
  'PUT /api/reviews/:id/claim': REVIEW_LISTS,
  'DELETE /api/reviews/:id/claim': [...REVIEW_LISTS, 'GET /api/reviews/:id'],
  'POST /api/reviews/assign': [...REVIEW_LISTS, 'GET /api/reviews/:id'],
  'PUT /api/reviews/:id/score': REVIEW_LISTS,
  'POST /api/reviews/:id/changes': REVIEW_LISTS,
  'POST /api/reviews/:id/interview': REVIEW_LISTS,
  'POST /api/reviews/:id/decision': REVIEW_LISTS,
  'DELETE /api/reviews/:id/decision': REVIEW_LISTS,
  'POST /api/reviews/:id/revoke': REVIEW_LISTS,
  'POST /api/reviews/:id/waive': REVIEW_LISTS,
  'POST /api/reviews/:id/appeal': REVIEW_LISTS,
  'POST /api/reviews/:id/steps/:step': REVIEW_LISTS,
  'POST /api/reviews/:id/notes': ['GET /api/reviews/:id/notes'],
  'POST /api/reviews/:id/messages': ['GET /api/reviews/:id/messages'],
  'POST /api/interview-slots': INTERVIEW_SLOTS,
  'DELETE /api/interview-slots/:id': INTERVIEW_SLOTS,

  'PUT /api/users/me': PROFILES,
  'POST /api/users/me/avatar': PROFILES,
  'DELETE /api/users/me/avatar': PROFILES,
  'POST /api/users/me/banner': PROFILES,
  'DELETE /api/users/me/banner': PROFILES,
  'DELETE /api/users/me/sessions/:id': SESSIONS,
  'POST /api/users/me/sessions/end-others': SESSIONS,
  'POST /api/identities/game': IDENTITIES,
  'DELETE /api/identities/:provider': IDENTITIES,
  'POST /api/roles': MEMBER_ROLES,
  'DELETE /api/roles/:roleId': MEMBER_ROLES,
  'POST /api/role-definitions': ROLES,
  'PUT /api/role-definitions/order': ROLES,
  'PUT /api/role-definitions/:name': ROLES,
  'DELETE /api/role-definitions/:name': ROLE_LISTS,
  'POST /api/users/:id/punishments': ACCOUNTS,
  'POST /api/punishments/:id/lift': ACCOUNTS,
  'POST /api/punishments/:id/appeal': ['GET /api/users/me/punishments'],
  'POST /api/appeals/:id/decision': [...ACCOUNTS, ...INBOX],
  'POST /api/users/:id/end-sessions': ACCOUNTS,
  'POST /api/users/:id/notes': MEMBER_NOTES,
  'DELETE /api/notes/:id': MEMBER_NOTES,

  'POST /api/notifications/dead-letters/retry': DEAD_LETTERS,
  'POST /api/notifications/dead-letters/:id/retry': DEAD_LETTERS,
  'POST /api/chat-messages/:id/retry': DEAD_LETTERS,

  'POST /api/events': EVENT_LISTS,
  'PUT /api/events/:id': EVENT_SERIES,
  'DELETE /api/events/:id': EVENT_DRAFTS,
  'PUT /api/events/:id/hosting': EVENT_LISTS,
  'DELETE /api/events/:id/hosting': EVENT_LISTS,
  'POST /api/events/:id/submit': EVENT_LISTS,
  'POST /api/events/:id/take-back': EVENT_LISTS,
  'POST /api/events/:id/publish': EVENT_LISTS,
  'POST /api/events/:id/decline': EVENT_LISTS,
  'POST /api/events/:id/cancel': EVENT_SERIES,
  'PUT /api/events/:id/photos': EVENT_LISTS,
  'PUT /api/events/:id/recap': EVENT_LISTS,
  'PUT /api/events/:id/answer': EVENT_ANSWERS,
  'DELETE /api/events/:id/answer': EVENT_ANSWERS,
  'POST /api/events/:id/check-in': EVENT_ATTENDANCE,
  'PUT /api/events/:id/guests/:username/attendance': EVENT_ATTENDANCE,
  'POST /api/events/calendar-link': CALENDAR_LINK,
  'DELETE /api/events/calendar-link': CALENDAR_LINK,

  'POST /api/properties': PROPERTY_LISTS,
  'PUT /api/properties/:id': PROPERTY_LISTS,
  'PUT /api/properties/:id/presentation': PROPERTY_LISTS,
  'DELETE /api/properties/:id': PROPERTY_LISTS,
  'POST /api/properties/import': PROPERTY_LISTS,
  'POST /api/properties/:id/listings': PROPERTY_LISTS,
  'PUT /api/listings/:id': ['GET /api/listings/mine'],
  'POST /api/listings/:id/publish': DEALS,
  'POST /api/listings/:id/withdraw': DEALS,
  'POST /api/listings/:id/purchase': DEALS,
  'POST /api/listings/:id/bids': ['GET /api/listings/:id/bids', 'GET /api/listings/bid-on'],
  'POST /api/listings/:id/offers': ['GET /api/offers', 'GET /api/listings/:id'],
  'POST /api/offers/:id/:action': LISTING_DEALS,
  'POST /api/listings/:id/viewings': VIEWINGS,
  'POST /api/viewings/:id/:action': VIEWINGS,
  'DELETE /api/viewings/:id': VIEWINGS,
  'POST /api/settlements/:id/decision': PAYMENTS,
  'POST /api/tenancies/:id/end': TENANCIES,
  'POST /api/saved-searches': SAVED_SEARCHES,
  'DELETE /api/saved-searches/:id': SAVED_SEARCHES,
  'POST /api/listings/:id/inquiries': INQUIRIES,
  'POST /api/inquiries/:id/messages': [...INQUIRIES, 'GET /api/inquiries/:id/messages'],
  'POST /api/inquiries/:id/read': INQUIRIES,

  'POST /api/streams/me': CHANNEL,
  // A changed channel has to be approved again, which hides the caller's own page.
  'PATCH /api/streams/me': [...STREAM_LISTS, 'GET /api/streams/me/link-health'],
  // The caller's own page and slots are removed with the channel, so a refetch of them would get 404.
  'DELETE /api/streams/me': [...STREAM_LISTS, 'GET /api/streams/me'],
  'POST /api/streams/me/live': OWN_LIVE,
  'DELETE /api/streams/me/live': OWN_LIVE,
  'POST /api/streams/me/slots': OWN_SLOTS,
  'PATCH /api/streams/me/slots/:id': STREAM_SCHEDULES,
  'DELETE /api/streams/me/slots/:id': OWN_SLOTS,
  'DELETE /api/streams/me/slots/:id/occurrences/:date': OWN_SLOTS,
  'PUT /api/streams/me/slots/:id/occurrences/:date': OWN_SLOTS,
  'PUT /api/streams/:username/follow': FOLLOWED,
  'DELETE /api/streams/:username/follow': FOLLOWED,
  'POST /api/streams/:username/report': ['GET /api/streamers'],
  'POST /api/streamers/:id/approve': STREAM_PAGES,
  'POST /api/streamers/:id/suspend': STREAM_PAGES,
  'POST /api/streamers/:id/restore': STREAM_PAGES,
  'POST /api/streamers/:id/retire': STREAM_PAGES,
  'POST /api/streamers/:id/dismiss-reports': ['GET /api/streamers'],

  'POST /api/docs': DOC_PAGES,
  'PUT /api/docs/:id': DOC_PAGES,

  'POST /api/media': MEDIA,
  'PUT /api/media/:id': MEDIA,
  'DELETE /api/media/:id': MEDIA,

  'PUT /api/site/settings': SITE_VERSIONS,
  'POST /api/site/versions/:number/restore': SITE_VERSIONS,
  'POST /api/site/import': [...SITE_VERSIONS, 'GET /api/site/settings'],
  // `GET /api/setup` ends with the claim.
  'POST /api/setup/claim': ['GET /api/users/me'],
  'PUT /api/releases/:name/floor': RELEASES,
  'POST /api/releases/:name/:version/approve': RELEASES,
  'POST /api/releases/:name/promote': RELEASES,
  'POST /api/releases/:name/end': RELEASES,
  'PUT /api/releases/:name/switch': RELEASES,
  'DELETE /api/releases/:name': RELEASES,
  'POST /api/releases/:name/rollback': RELEASES,
  'PUT /api/remote-backends/:name': REMOTE_BACKENDS,
  'DELETE /api/remote-backends/:name': REMOTE_BACKENDS,
  'POST /api/remote-backends/:name/check': REMOTE_BACKENDS,
  'POST /api/remote-backends/:name/keys': BACKEND_KEYS,
  'DELETE /api/remote-backends/:name/keys/:id': BACKEND_KEYS,
  'POST /api/backend-hooks/:id/retry': BACKEND_HOOKS,
  'PUT /api/remote-settings/:name': REMOTE_SETTINGS,
  'POST /api/remote-settings/:name/versions/:number/restore': REMOTE_SETTINGS,
  'POST /api/deploy-tokens': DEPLOY_TOKENS,
  'DELETE /api/deploy-tokens/:id': DEPLOY_TOKENS,
  'POST /api/game-keys': GAME_KEYS,
  'DELETE /api/game-keys/:id': GAME_KEYS,
} satisfies { readonly [Key in MutationEndpoint]?: Queries };
