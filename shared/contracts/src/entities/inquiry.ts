import { z } from 'zod';
import { ESTATE_LIMITS } from '../estate/estate-limits.ts';
import { text } from '../texts/written.ts';
import { instant } from './list.ts';
import { personSchema } from './person.ts';
import { listingKindSchema, listingStateSchema, propertyCardSchema } from './property.ts';

/** A conversation between a member and the seller of a property. One per member and listing. */
export const inquirySchema = z
  .object({
    id: z.uuid(),
    listing: z.object({ id: z.uuid(), kind: listingKindSchema, state: listingStateSchema }),
    property: propertyCardSchema,
    /** The inquirer. */
    member: personSchema,
    /** The recipient; null for the city, and for members who have left. */
    seller: personSchema.nullable(),
    side: z.enum(['member', 'seller']),
    last: z.object({ text: z.string(), at: instant, mine: z.boolean() }),
    /** Whether the other side has written since the caller last read it. */
    unread: z.boolean(),
    /** Whether the caller may still write; false once either side has left. */
    open: z.boolean(),
  })
  .meta({ id: 'Inquiry' });
export type Inquiry = z.infer<typeof inquirySchema>;

export const inquiryMessageSchema = z
  .object({
    id: z.uuid(),
    /** Null for members who have left. */
    author: personSchema.nullable(),
    mine: z.boolean(),
    text: z.string(),
    at: instant,
  })
  .meta({ id: 'InquiryMessage' });
export type InquiryMessage = z.infer<typeof inquiryMessageSchema>;

export const inquiryTextSchema = z
  .object({ text: text(1, ESTATE_LIMITS.inquiry) })
  .meta({ id: 'InquiryText' });
