import type { Caller } from '../../../platform/auth/caller.ts';
import { managesProperties } from '../properties/property.policy.ts';
import type { InquirySide } from './inquiries.repository.ts';
import type { InquiryRow } from './inquiries.table.ts';

type Conversation = Pick<
  InquiryRow,
  'memberId' | 'sellerId' | 'ofCity' | 'lastAt' | 'lastByMember' | 'memberReadAt' | 'sellerReadAt'
>;

/** On which side of a conversation somebody is; undefined for those whom it doesn't concern. For the city its staff are. */
export function sideOf(
  caller: Pick<Caller, 'id' | 'permissions'>,
  { memberId, sellerId, ofCity }: Conversation,
): InquirySide | undefined {
  if (memberId === caller.id) return 'member';
  return sellerId === caller.id || (ofCity && managesProperties(caller)) ? 'seller' : undefined;
}

/** Whether the last word is the other side's, and hasn't been read. */
export function isUnread(
  side: InquirySide,
  { lastAt, lastByMember, memberReadAt, sellerReadAt }: Conversation,
): boolean {
  const readAt = side === 'member' ? memberReadAt : sellerReadAt;
  return lastByMember !== (side === 'member') && (readAt === null || readAt < lastAt);
}
