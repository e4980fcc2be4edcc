import type { Caller } from '../../../platform/auth/caller.ts';
import { managesProperties } from '../properties/property.policy.ts';
import type { InquirySide } from './inquiries.repository.ts';
import type { InquiryRow } from './inquiries.table.ts';

type Conversation = Pick<
  InquiryRow,
  'memberId' | 'sellerId' | 'ofCity' | 'lastAt' | 'lastByMember' | 'memberReadAt' | 'sellerReadAt'
>;

/** Returns the caller's side of a conversation; undefined for others. The staff are on the city's side. */
export function sideOf(
  caller: Pick<Caller, 'id' | 'permissions'>,
  { memberId, sellerId, ofCity }: Conversation,
): InquirySide | undefined {
  if (memberId === caller.id) return 'member';
  return sellerId === caller.id || (ofCity && managesProperties(caller)) ? 'seller' : undefined;
}

/** Whether the last message is the other side's, and unread. */
export function isUnread(
  side: InquirySide,
  { lastAt, lastByMember, memberReadAt, sellerReadAt }: Conversation,
): boolean {
  const readAt = side === 'member' ? memberReadAt : sellerReadAt;
  return lastByMember !== (side === 'member') && (readAt === null || readAt < lastAt);
}
