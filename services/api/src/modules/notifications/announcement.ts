import type { NotificationType } from '@boardwalk/contracts';

/** Something that happened and that members are told of. It holds facts; words are found where it is read. */
export interface Announcement {
  type: NotificationType;
  /** What it is about, as its module names it: for taking it back, and for making several into one. */
  subject: string;
  /** Who is named as having done it; null when nobody did. */
  actorId: string | null;
  /** The one member whom it concerns, null once they have left; absent when it is everybody who may know. */
  recipientId?: string | null;
  /** Further members who aren't told. The actor never is. */
  spared?: readonly string[];
  title: string;
  publishAt?: Date | null;
  href: string;
  demo?: boolean;
}
