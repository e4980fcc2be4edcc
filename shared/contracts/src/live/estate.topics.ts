import { z } from 'zod';
import { instant } from '../entities/list.ts';
import { listingStateSchema } from '../entities/property.ts';
import { defineTopics } from './topic.ts';

export const estateTopics = defineTopics({
  'listings/:id': {
    summary:
      'Sends the state of a listing after each change, and each bid of an auction, in the order of their numbers. Drafts are visible only to their seller.',
    access: 'signed-in',
    params: z.object({ id: z.uuid() }),
    events: {
      state: z.object({
        state: listingStateSchema,
        /** Number of bids, current price, and minimum next bid; null where they don't apply. */
        bids: z.int().min(0),
        bidPrice: z.int().nullable(),
        leastBid: z.int().nullable(),
        endsAt: instant.nullable(),
        version: z.int().min(1),
      }),
      bid: z.object({ sequence: z.int().min(1), price: z.int(), at: instant }),
    },
    state: ['state'],
    errors: ['LISTING_NOT_FOUND'],
  },
});
