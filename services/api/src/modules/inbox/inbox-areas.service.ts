import { INBOX_KIND_NAMES, type InboxKind } from '@boardwalk/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import {
  byUniqueValue,
  type DeclaredMethod,
  declaredMethods,
  type MethodDeclaration,
} from '../../platform/discovery/declared.ts';
import { AssignsInbox, type InboxAssign, type InboxRefill, RefillsInbox } from './inbox-area.ts';

/** Registry of the areas: each kind of the contracts has one. */
@Injectable()
export class InboxAreasService implements OnModuleInit {
  private refills = new Map<InboxKind, DeclaredMethod<InboxKind, InboxRefill>>();
  private assigns = new Map<InboxKind, DeclaredMethod<InboxKind, InboxAssign>>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /** Refuses to start while a kind has no area, or two. */
  onModuleInit(): void {
    this.refills = this.find(RefillsInbox);
    this.assigns = this.find(AssignsInbox);
    const missing = INBOX_KIND_NAMES.filter((kind) => !this.refills.has(kind));
    if (missing.length > 0) throw new Error(`Kinds of the inbox have no area: ${missing.join(', ')}.`);
  }

  /** Returns the function that changes the assignee; undefined when the inbox itself stores the assignment. */
  assignOf(kind: InboxKind): InboxAssign | undefined {
    return this.assigns.get(kind)?.call;
  }

  /** Opens an item for every existing case of all areas, in the order of the kinds. */
  async refill(): Promise<void> {
    for (const refill of new Set(INBOX_KIND_NAMES.map((kind) => this.refills.get(kind)?.call)))
      await refill?.();
  }

  /** Returns the methods with a decorator, by each of their kinds. */
  private find<M extends InboxRefill | InboxAssign>(decorator: MethodDeclaration<readonly InboxKind[], M>) {
    const methods = declaredMethods(this.discovery, this.scanner, decorator);
    const ofKinds = methods.flatMap(({ value: kinds, call, name }) =>
      kinds.map((value) => ({ value, call, name })),
    );
    return byUniqueValue('kind of the inbox', ofKinds);
  }
}
