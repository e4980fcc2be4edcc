import type { EstateWords } from './message-texts.ts';

export const ENGLISH_ESTATE: EstateWords = {
  'estate.match': {
    subject: ({ title }) => `New listing: ${title}`,
    line: ({ title }) => `“${title}” is new on the market and matches one of your saved searches.`,
    action: 'See the property',
  },
  'estate.offer': {
    subject: ({ title }) => `An offer for ${title}`,
    line: ({ actor, title }) => `${actor} has made an offer for “${title}”. It is valid for 72 hours.`,
    action: 'Read the offer',
  },
  'estate.offer_decided': {
    subject: ({ title }) => `Your offer for ${title}`,
    line: ({ title }) => `Your offer for “${title}” was accepted or declined.`,
    action: 'See your offers',
  },
  'estate.outbid': {
    subject: ({ title }) => `Outbid: ${title}`,
    line: ({ title }) => `Another member has bid more than you for “${title}”.`,
    action: 'Open the auction',
  },
  'estate.reserved': {
    subject: ({ title }) => `Reserved: ${title}`,
    line: ({ title }) => `“${title}” is reserved. The deal is complete once it has been paid in the game.`,
    action: 'See the payment',
  },
  'estate.settled': {
    subject: ({ title }) => `Paid: ${title}`,
    line: ({ title }) => `“${title}” was paid.`,
    action: 'See the property',
  },
  'estate.cancelled': {
    subject: ({ title }) => `Not paid: ${title}`,
    line: ({ title }) => `The deal for “${title}” was cancelled: it wasn’t paid.`,
    action: 'See the property',
  },
  'estate.ended': {
    subject: ({ title }) => `Expired: ${title}`,
    line: ({ title }) => `Your listing of “${title}” has expired without a deal.`,
    action: 'See your properties',
  },
  'estate.message': {
    subject: ({ title }) => `A message about ${title}`,
    line: ({ actor, title }) => `${actor} has written to you about “${title}”.`,
    action: 'Read the message',
  },
  'estate.viewing': {
    subject: ({ title }) => `A viewing of ${title}`,
    line: ({ actor, title, publishDate }) =>
      publishDate
        ? `${actor} has booked a viewing of “${title}”: ${publishDate}.`
        : `${actor} has booked a viewing of “${title}”.`,
    action: 'See the viewings',
  },
  'estate.viewing_reminder': {
    subject: ({ title }) => `Upcoming viewing: ${title}`,
    line: ({ title, publishDate }) =>
      publishDate
        ? `The viewing of “${title}” begins: ${publishDate}.`
        : `The viewing of “${title}” begins soon.`,
    action: 'See the property',
  },
  'estate.viewing_cancelled': {
    subject: ({ title }) => `Viewing cancelled: ${title}`,
    line: ({ title, publishDate }) =>
      publishDate
        ? `The viewing of “${title}” on ${publishDate} was cancelled.`
        : `The viewing of “${title}” was cancelled.`,
    action: 'See the property',
  },
  'estate.rent_due': {
    subject: ({ title }) => `Rent is due: ${title}`,
    line: ({ title, publishDate }) =>
      publishDate ? `The rent for “${title}” is due: ${publishDate}.` : `The rent for “${title}” is due.`,
    action: 'See your tenancy',
  },
  'estate.rent_overdue': {
    subject: ({ title }) => `Rent overdue: ${title}`,
    line: ({ title }) => `A rent for “${title}” wasn’t paid in time.`,
    action: 'See the tenancy',
  },
  'estate.tenancy_ends': {
    subject: ({ title }) => `Tenancy ends: ${title}`,
    line: ({ title, publishDate }) =>
      publishDate ? `The tenancy of “${title}” ends: ${publishDate}.` : `The tenancy of “${title}” is over.`,
    action: 'See the tenancy',
  },
};
