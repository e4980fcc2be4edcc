import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { Input } from '../../../platform/http/input.decorator.ts';
import { RemoteSettingsService } from '../../releases/settings/remote-settings.service.ts';
import { RemoteMembersService } from '../members/remote-members.service.ts';
import { AppDocumentsService } from './app-documents.service.ts';
import { AppNoticesService } from './app-notices.service.ts';
import { AppTopicsService } from './app-topics.service.ts';
import { AppWorkService } from './app-work.service.ts';

/** Injects the name of the remote whose backend calls. */
const RemoteOfCaller = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { caller } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!caller?.backend) throw new ApiError('BACKEND_KEY_INVALID');
  return caller.backend;
});

/** Calls of the backends of remotes. */
@Controller()
export class BackendApiController {
  constructor(
    private readonly members: RemoteMembersService,
    private readonly notices: AppNoticesService,
    private readonly work: AppWorkService,
    private readonly documents: AppDocumentsService,
    private readonly topics: AppTopicsService,
    private readonly settings: RemoteSettingsService,
  ) {}

  @Endpoint('GET /api/backend/members/:id')
  member(
    @RemoteOfCaller() remote: string,
    @Input() { params }: EndpointInput<'GET /api/backend/members/:id'>,
  ): Promise<EndpointAnswer<'GET /api/backend/members/:id'>> {
    return this.members.find(remote, params.id);
  }

  @Endpoint('GET /api/backend/settings')
  readSettings(@RemoteOfCaller() remote: string): Promise<EndpointAnswer<'GET /api/backend/settings'>> {
    return this.settings.valuesFor(remote);
  }

  @Endpoint('POST /api/backend/notifications')
  notify(
    @RemoteOfCaller() remote: string,
    @Input() { body }: EndpointInput<'POST /api/backend/notifications'>,
  ): Promise<EndpointAnswer<'POST /api/backend/notifications'>> {
    return this.notices.send(remote, body);
  }

  @Endpoint('DELETE /api/backend/notifications/:kind/:subject')
  withdraw(
    @RemoteOfCaller() remote: string,
    @Input() { params }: EndpointInput<'DELETE /api/backend/notifications/:kind/:subject'>,
  ): Promise<void> {
    return this.notices.withdraw(remote, params.kind, params.subject);
  }

  @Endpoint('PUT /api/backend/inbox/:kind/:subject')
  openItem(
    @RemoteOfCaller() remote: string,
    @Input() { params, body }: EndpointInput<'PUT /api/backend/inbox/:kind/:subject'>,
  ): Promise<void> {
    return this.work.openItem(remote, params, body);
  }

  @Endpoint('DELETE /api/backend/inbox/:kind/:subject')
  closeItem(
    @RemoteOfCaller() remote: string,
    @Input() { params, query }: EndpointInput<'DELETE /api/backend/inbox/:kind/:subject'>,
  ): Promise<void> {
    return this.work.closeItem(remote, params, query.by);
  }

  @Endpoint('POST /api/backend/audit')
  record(
    @RemoteOfCaller() remote: string,
    @Input() { body }: EndpointInput<'POST /api/backend/audit'>,
  ): Promise<void> {
    return this.work.record(remote, body);
  }

  @Endpoint('PUT /api/backend/search')
  publish(
    @RemoteOfCaller() remote: string,
    @Input() { body }: EndpointInput<'PUT /api/backend/search'>,
  ): Promise<void> {
    return this.documents.put(remote, body);
  }

  @Endpoint('DELETE /api/backend/search')
  unpublishAll(@RemoteOfCaller() remote: string): Promise<void> {
    return this.documents.remove(remote);
  }

  @Endpoint('DELETE /api/backend/search/:id')
  unpublish(
    @RemoteOfCaller() remote: string,
    @Input() { params }: EndpointInput<'DELETE /api/backend/search/:id'>,
  ): Promise<void> {
    return this.documents.remove(remote, params.id);
  }

  @Endpoint('POST /api/backend/live')
  send(
    @RemoteOfCaller() remote: string,
    @Input() { body }: EndpointInput<'POST /api/backend/live'>,
  ): Promise<void> {
    return this.topics.send(remote, body);
  }
}
