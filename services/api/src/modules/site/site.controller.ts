import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../platform/auth/caller.ts';
import { Endpoint } from '../../platform/http/endpoint.decorator.ts';
import { Input } from '../../platform/http/input.decorator.ts';
import { SiteService } from './site.service.ts';
import { SiteSettingsService } from './site-settings.service.ts';

@Controller()
export class SiteController {
  constructor(
    private readonly site: SiteService,
    private readonly settings: SiteSettingsService,
  ) {}

  @Endpoint('GET /api/site')
  read(): Promise<EndpointAnswer<'GET /api/site'>> {
    return this.site.read();
  }

  @Endpoint('GET /api/site/documents/:name')
  document(
    @Input() { params }: EndpointInput<'GET /api/site/documents/:name'>,
  ): Promise<EndpointAnswer<'GET /api/site/documents/:name'>> {
    return this.site.document(params.name);
  }

  @Endpoint('GET /api/site/settings')
  current(): Promise<EndpointAnswer<'GET /api/site/settings'>> {
    return this.settings.current();
  }

  @Endpoint('PUT /api/site/settings')
  save(
    @CurrentCaller() caller: Caller,
    @Input() { body }: EndpointInput<'PUT /api/site/settings'>,
  ): Promise<EndpointAnswer<'PUT /api/site/settings'>> {
    return this.settings.save(caller, { kind: 'saved', ...body });
  }

  @Endpoint('GET /api/site/versions')
  versions(
    @Input() { query }: EndpointInput<'GET /api/site/versions'>,
  ): Promise<EndpointAnswer<'GET /api/site/versions'>> {
    return this.settings.listVersions(query);
  }

  @Endpoint('GET /api/site/versions/:number/differences')
  differences(
    @Input() { params }: EndpointInput<'GET /api/site/versions/:number/differences'>,
  ): Promise<EndpointAnswer<'GET /api/site/versions/:number/differences'>> {
    return this.settings.differences(params.number);
  }

  @Endpoint('POST /api/site/versions/:number/restore')
  restore(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/site/versions/:number/restore'>,
  ): Promise<EndpointAnswer<'POST /api/site/versions/:number/restore'>> {
    return this.settings.restore(caller, params.number, body.version);
  }

  @Endpoint('POST /api/site/drafts')
  keepDraft(
    @Input() { body }: EndpointInput<'POST /api/site/drafts'>,
  ): Promise<EndpointAnswer<'POST /api/site/drafts'>> {
    return this.settings.saveDraft(body.settings);
  }

  @Endpoint('GET /api/site/drafts/:key')
  draft(
    @Input() { params }: EndpointInput<'GET /api/site/drafts/:key'>,
  ): Promise<EndpointAnswer<'GET /api/site/drafts/:key'>> {
    return this.settings.findDraft(params.key);
  }
}
