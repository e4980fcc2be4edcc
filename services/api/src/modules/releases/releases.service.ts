import type { Readable } from 'node:stream';
import type { EndpointAnswer, EndpointInput, EndpointKey, ManagedRemote } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { requireScope, requireServing } from '../../platform/auth/deploy-tokens.ts';
import { AuditService } from '../audit/audit.service.ts';
import { authorOf, ReleaseChannelsService } from './channels/release-channels.service.ts';
import { ReleaseHealthService } from './health/release-health.service.ts';
import { ManagedReleasesService } from './managed-releases.service.ts';
import { PublishingService } from './publishing/publishing.service.ts';
import { ReleaseApprovalsService } from './release-approvals.service.ts';

type Params<K extends EndpointKey> = EndpointInput<K> extends { params: infer P } ? P : never;
type Body<K extends EndpointKey> = EndpointInput<K> extends { body: infer B } ? B : never;
type Query<K extends EndpointKey> = EndpointInput<K> extends { query: infer Q } ? Q : never;

/** Actions on releases, limited to the remotes in the caller's scope. */
@Injectable()
export class ReleasesService {
  constructor(
    private readonly managed: ManagedReleasesService,
    private readonly publishing: PublishingService,
    private readonly channels: ReleaseChannelsService,
    private readonly approvals: ReleaseApprovalsService,
    private readonly health: ReleaseHealthService,
    private readonly audit: AuditService,
  ) {}

  list(caller: Caller): Promise<EndpointAnswer<'GET /api/releases'>> {
    return this.managed.list(caller.deploy?.remotes);
  }

  async history(
    caller: Caller,
    { name }: Params<'GET /api/releases/:name/history'>,
    query: Query<'GET /api/releases/:name/history'>,
  ): Promise<EndpointAnswer<'GET /api/releases/:name/history'>> {
    requireScope(caller, name);
    return this.audit.listAbout({ type: 'remote', id: name }, query);
  }

  async check(
    caller: Caller,
    release: Body<'POST /api/releases/check'>,
  ): Promise<EndpointAnswer<'POST /api/releases/check'>> {
    requireScope(caller, release.name);
    return this.publishing.check(release);
  }

  async announce(
    caller: Caller,
    release: Body<'POST /api/releases'>,
  ): Promise<EndpointAnswer<'POST /api/releases'>> {
    requireScope(caller, release.name);
    return this.publishing.announce(release);
  }

  async receive(
    caller: Caller,
    { name, version }: Params<'PUT /api/releases/:name/:version/files'>,
    { path }: Query<'PUT /api/releases/:name/:version/files'>,
    body: Readable,
  ): Promise<void> {
    requireScope(caller, name);
    await this.publishing.receive(name, version, path, body);
  }

  async publish(
    caller: Caller,
    { name, version }: Params<'POST /api/releases/:name/:version/publish'>,
  ): Promise<EndpointAnswer<'POST /api/releases/:name/:version/publish'>> {
    requireScope(caller, name);
    return this.managed.present(await this.publishing.publish(name, version, authorOf(caller)));
  }

  async approve(
    caller: Caller,
    { name, version }: Params<'POST /api/releases/:name/:version/approve'>,
  ): Promise<ManagedRemote> {
    await this.approvals.approve(name, version, authorOf(caller));
    return this.managed.find(name);
  }

  async promote(
    caller: Caller,
    { name }: Params<'POST /api/releases/:name/promote'>,
    promotion: Body<'POST /api/releases/:name/promote'>,
  ): Promise<ManagedRemote> {
    requireServing(caller, name);
    await this.channels.promote(name, promotion, authorOf(caller));
    return this.managed.find(name);
  }

  async rollBack(
    caller: Caller,
    { name }: Params<'POST /api/releases/:name/rollback'>,
    rollback: Body<'POST /api/releases/:name/rollback'>,
  ): Promise<ManagedRemote> {
    requireServing(caller, name);
    await this.channels.rollBack(name, rollback, authorOf(caller));
    return this.managed.find(name);
  }

  async setFloor(
    caller: Caller,
    { name }: Params<'PUT /api/releases/:name/floor'>,
    { version }: Body<'PUT /api/releases/:name/floor'>,
  ): Promise<ManagedRemote> {
    await this.channels.setFloor(name, version, authorOf(caller));
    return this.managed.find(name);
  }

  async end(
    caller: Caller,
    { name }: Params<'POST /api/releases/:name/end'>,
    { reason }: Body<'POST /api/releases/:name/end'>,
  ): Promise<ManagedRemote> {
    requireServing(caller, name);
    await this.channels.end(name, reason, authorOf(caller));
    return this.managed.find(name);
  }

  async switch(
    caller: Caller,
    { name }: Params<'PUT /api/releases/:name/switch'>,
    { off }: Body<'PUT /api/releases/:name/switch'>,
  ): Promise<ManagedRemote> {
    await this.channels.switch(name, off, authorOf(caller));
    return this.managed.find(name);
  }

  remove(caller: Caller, { name }: Params<'DELETE /api/releases/:name'>): Promise<void> {
    return this.channels.remove(name, authorOf(caller));
  }

  async failures(
    caller: Caller,
    { name, version }: Params<'GET /api/releases/:name/:version/failures'>,
  ): Promise<EndpointAnswer<'GET /api/releases/:name/:version/failures'>> {
    requireScope(caller, name);
    return { items: await this.health.failures(name, version) };
  }

  async verify(
    caller: Caller,
    { name }: Params<'POST /api/releases/:name/verify'>,
  ): Promise<EndpointAnswer<'POST /api/releases/:name/verify'>> {
    requireScope(caller, name);
    return { items: await this.publishing.verify(name) };
  }
}
