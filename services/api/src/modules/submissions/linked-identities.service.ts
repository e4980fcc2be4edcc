import type { IdentityProvider } from '@boardwalk/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { declaredMethods, type MethodDeclaration } from '../../platform/discovery/declared.ts';

/** External account that a member has proved to own. */
export interface LinkedIdentity {
  provider: IdentityProvider;
  /** Displayed name of the account. */
  name: string;
  linkedAt: Date;
}

type FindLinkedIdentities = (memberId: string) => Promise<LinkedIdentity[]>;

/** Declares the method that returns the linked accounts of members. */
export const FindsLinkedIdentities: MethodDeclaration<true, FindLinkedIdentities> =
  DiscoveryService.createDecorator<true>();

/** Linked accounts of members, from the module that stores them. */
@Injectable()
export class LinkedIdentitiesService implements OnModuleInit {
  private find: FindLinkedIdentities | undefined;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /** Refuses to start with two sources. */
  onModuleInit(): void {
    const [source, other] = declaredMethods(this.discovery, this.scanner, FindsLinkedIdentities);
    if (source && other)
      throw new Error(`Linked accounts are declared twice: by ${source.name} and ${other.name}.`);
    this.find = source?.call;
  }

  /** Empty while no module stores linked accounts. */
  async of(memberId: string): Promise<LinkedIdentity[]> {
    return (await this.find?.(memberId)) ?? [];
  }
}
