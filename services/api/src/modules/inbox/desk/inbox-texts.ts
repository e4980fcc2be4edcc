import type { BuiltInInboxKind } from '@boardwalk/contracts';

interface InboxTexts {
  /** Label of one item. */
  label: string;
  /** Label of the button that opens the item's page. */
  open: string;
}

/** English labels of inbox items, which the server's catalogue translates. The API sends them, because the inbox page is released separately and may be older than the item's area. */
export const INBOX_TEXTS: Record<BuiltInInboxKind, InboxTexts> = {
  comment: {
    label: /*i18n*/ 'Comment',
    open: /*i18n*/ 'Open comments',
  },
  application: {
    label: /*i18n*/ 'Application',
    open: /*i18n*/ 'Open application',
  },
  'application-appeal': {
    label: /*i18n*/ 'Appeal of an applicant',
    open: /*i18n*/ 'Open appeal',
  },
  'punishment-appeal': {
    label: /*i18n*/ 'Appeal of a member',
    open: /*i18n*/ 'Open member',
  },
  'approval-step': {
    label: /*i18n*/ 'Failed step of an approval',
    open: /*i18n*/ 'Open application',
  },
  delivery: {
    label: /*i18n*/ 'Failed e-mail or push',
    open: /*i18n*/ 'All failed deliveries',
  },
  'chat-message': {
    label: /*i18n*/ 'Failed message to the chat',
    open: /*i18n*/ 'All failed deliveries',
  },
  'stream-application': {
    label: /*i18n*/ 'Application as a streamer',
    open: /*i18n*/ 'Open application',
  },
  'stream-report': {
    label: /*i18n*/ 'Reported stream',
    open: /*i18n*/ 'Open reports',
  },
  'event-proposal': {
    label: /*i18n*/ 'Proposed event',
    open: /*i18n*/ 'Open application',
  },
  settlement: {
    label: /*i18n*/ 'Disputed payment for a property',
    open: /*i18n*/ 'Open settlements',
  },
  'property-offer': {
    label: /*i18n*/ 'Offer for a property of the city',
    open: /*i18n*/ 'Open offers',
  },
  'property-inquiry': {
    label: /*i18n*/ 'Question about a property of the city',
    open: /*i18n*/ 'Reply',
  },
};
