import { z } from 'zod';
import { inquiryMessageSchema, inquirySchema, inquiryTextSchema } from '../entities/inquiry.ts';
import { listQuery, pageOf } from '../entities/list.ts';
import { defineEndpoints } from './endpoint.ts';

const byId = z.object({ id: z.uuid() });
const READ = { access: 'signed-in', rate: 'read', status: 200 } as const;
const WRITE = { access: 'signed-in', accounts: 'unrestricted', rate: 'write' } as const;

/** Conversations between members and sellers of properties. Holders of estate.manage reply for the city. */
export const inquiriesEndpoints = defineEndpoints({
  'GET /api/inquiries': {
    summary:
      'Returns the caller’s conversations, or those with the city (`city`, with estate.manage), newest message first.',
    ...READ,
    query: z.object({ ...listQuery, box: z.enum(['own', 'city']).default('own') }),
    answer: pageOf(inquirySchema),
    errors: ['ACCESS_DENIED'],
  },
  'GET /api/inquiries/:id': {
    summary: 'Returns one conversation.',
    ...READ,
    params: byId,
    answer: inquirySchema,
    errors: ['INQUIRY_NOT_FOUND'],
  },
  'GET /api/inquiries/:id/messages': {
    summary: 'Returns the messages of a conversation, newest first.',
    ...READ,
    params: byId,
    query: z.object(listQuery),
    answer: pageOf(inquiryMessageSchema),
    errors: ['INQUIRY_NOT_FOUND'],
  },
  'POST /api/listings/:id/inquiries': {
    summary:
      'Sends a message to the seller of a listed property. The first message starts the conversation, later ones continue it.',
    ...WRITE,
    params: byId,
    body: inquiryTextSchema,
    answer: inquirySchema,
    status: 201,
    idempotent: true,
    errors: [
      'LISTING_NOT_FOUND',
      'LISTING_OWN',
      'LISTING_STATE_REFUSED',
      'INQUIRY_CLOSED',
      'IDEMPOTENCY_MISMATCH',
    ],
  },
  'POST /api/inquiries/:id/messages': {
    summary: 'Sends a message in an existing conversation.',
    ...WRITE,
    params: byId,
    body: inquiryTextSchema,
    answer: inquiryMessageSchema,
    status: 201,
    idempotent: true,
    errors: ['INQUIRY_NOT_FOUND', 'INQUIRY_CLOSED', 'IDEMPOTENCY_MISMATCH'],
  },
  'POST /api/inquiries/:id/read': {
    summary: 'Marks the conversation as read by the caller up to now.',
    access: 'signed-in',
    rate: 'write',
    params: byId,
    status: 204,
    errors: ['INQUIRY_NOT_FOUND'],
  },
});
