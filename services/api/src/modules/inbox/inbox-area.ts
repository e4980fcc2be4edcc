import type { InboxKind } from '@boardwalk/contracts';
import { DiscoveryService } from '@nestjs/core';
import type { Caller } from '../../platform/auth/caller.ts';
import type { MethodDeclaration } from '../../platform/discovery/declared.ts';

/** New assignee of a case; null for none. */
export interface AreaAssignment {
  subject: string;
  assigneeId: string | null;
  /** Assignee that the caller saw; null for none. */
  from: string | null;
}

/**
 * Opens an item for every existing case: those of the demo community, and those from before the inbox existed. Called once for each database, in a
 * transaction.
 */
export type InboxRefill = () => Promise<void>;
/**
 * Changes the assignee in an area whose claims are the assignment: the inbox doesn't store one, and the area sets the assignee with its next `open`.
 * @throws ApiError, `CLAIM_TAKEN` when another member was faster.
 */
export type InboxAssign = (caller: Caller, assignment: AreaAssignment) => Promise<void>;

/** Declares the {@link InboxRefill} of kinds. Each kind has one; a method that covers several kinds is called once. */
export const RefillsInbox: MethodDeclaration<readonly InboxKind[], InboxRefill> =
  DiscoveryService.createDecorator<readonly InboxKind[]>();

/** Declares the {@link InboxAssign} of kinds whose area has its own claims. */
export const AssignsInbox: MethodDeclaration<readonly InboxKind[], InboxAssign> =
  DiscoveryService.createDecorator<readonly InboxKind[]>();
