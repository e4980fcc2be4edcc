import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { type ClassDeclaration, declaredClasses } from '../../../platform/discovery/declared.ts';

/** Provider with {@link FollowsRoles}, which is notified of each change of the rights of members. */
export interface RoleFollower {
  /** Called inside the transaction that grants a role to a member or revokes it, after the change. */
  assignmentChanged(memberId: string, role: string): Promise<void>;
  /**
   * Called inside the transaction that changes a role, or deletes it: then while members still have it.
   * @param permissions permissions of remotes that it grants or granted, and doesn't both before and after.
   */
  roleChanged(role: string, permissions: readonly string[]): Promise<void>;
}

/** Marks a {@link RoleFollower}. It may belong to a module that imports this one. */
export const FollowsRoles: ClassDeclaration<true, RoleFollower> = DiscoveryService.createDecorator<true>();

/** Notifies the followers of roles. */
@Injectable()
export class RoleFollowersService implements RoleFollower {
  constructor(private readonly discovery: DiscoveryService) {}

  async assignmentChanged(memberId: string, role: string): Promise<void> {
    for (const follower of this.followers()) await follower.assignmentChanged(memberId, role);
  }

  async roleChanged(role: string, permissions: readonly string[]): Promise<void> {
    if (permissions.length === 0) return;
    for (const follower of this.followers()) await follower.roleChanged(role, permissions);
  }

  private followers(): RoleFollower[] {
    return declaredClasses(this.discovery, FollowsRoles).map(({ instance }) => instance);
  }
}
