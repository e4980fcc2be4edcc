import type { EndpointAnswer, EndpointInput, MemberProfile } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { type Caller, isMember } from '../../platform/auth/caller.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { IdentitiesService } from '../identities/identities.service.ts';
import { RoleDirectoryService } from '../roles/definitions/role-directory.service.ts';
import { AssignmentsService } from '../users/assignments.service.ts';
import { HandlesService, type PublicRow } from '../users/handles.service.ts';
import { type Reader, toProfile, type WholeProfile } from './profile.view.ts';

/** Profile pages of members, as others see them. */
@Injectable()
export class PublicProfilesService {
  constructor(
    private readonly handles: HandlesService,
    private readonly assignments: AssignmentsService,
    private readonly directory: RoleDirectoryService,
    private readonly identities: IdentitiesService,
  ) {}

  /** @throws USER_NOT_FOUND */
  async find(caller: Caller | null, handle: string): Promise<MemberProfile> {
    const row = await this.expect(handle);
    return row === 'closed' ? { state: 'closed' } : toProfile(await this.whole(row), readerOf(caller));
  }

  /** Returns the member of a page; `closed` if their page is closed. @throws USER_NOT_FOUND */
  async expect(handle: string): Promise<PublicRow | 'closed'> {
    const row = await this.handles.find(handle);
    if (!row) throw new ApiError('USER_NOT_FOUND');
    return row === 'closed' || row.accountState === 'banned' ? 'closed' : row;
  }

  /** Returns all data of a member that a page can show. */
  async whole(row: PublicRow): Promise<WholeProfile> {
    const [held, table, linked] = await Promise.all([
      this.assignments.listedOf([row.id]),
      this.directory.now(),
      this.identities.ofMember(row.id),
    ]);
    const roles = held(row.id).roles.filter((name) => name !== 'USER');
    return {
      row,
      roles: roles.map((name) => ({ name, colour: table.find(name)?.colour ?? 'gray' })),
      accounts: linked.map(({ provider, name }) => ({ provider, name })),
    };
  }
}

export function readerOf(caller: Caller | null): Reader {
  return isMember(caller) ? 'member' : 'visitor';
}

export type ListInput = EndpointInput<'GET /api/members/:handle/articles'>['query'];
export type ArticleList = EndpointAnswer<'GET /api/members/:handle/articles'>;
export type CommentList = EndpointAnswer<'GET /api/members/:handle/comments'>;
