import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../platform/auth/caller.ts';
import { Endpoint } from '../../platform/http/endpoint.decorator.ts';
import { Input } from '../../platform/http/input.decorator.ts';
import { FormPublishingService } from './form-publishing.service.ts';
import { FormWritingService } from './form-writing.service.ts';
import { FormsService } from './forms.service.ts';

@Controller()
export class FormsController {
  constructor(
    private readonly forms: FormsService,
    private readonly writing: FormWritingService,
    private readonly publishing: FormPublishingService,
  ) {}

  @Endpoint('GET /api/forms/all')
  list(
    @Input() { query }: EndpointInput<'GET /api/forms/all'>,
  ): Promise<EndpointAnswer<'GET /api/forms/all'>> {
    return this.forms.list(query);
  }

  @Endpoint('GET /api/forms/all/:id')
  find(
    @Input() { params }: EndpointInput<'GET /api/forms/all/:id'>,
  ): Promise<EndpointAnswer<'GET /api/forms/all/:id'>> {
    return this.forms.find(params.id);
  }

  @Endpoint('POST /api/forms')
  create(
    @CurrentCaller() caller: Caller,
    @Input() { body }: EndpointInput<'POST /api/forms'>,
  ): Promise<EndpointAnswer<'POST /api/forms'>> {
    return this.writing.create(caller, body);
  }

  @Endpoint('PUT /api/forms/:id')
  change(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'PUT /api/forms/:id'>,
  ): Promise<EndpointAnswer<'PUT /api/forms/:id'>> {
    return this.writing.change(caller, params.id, body);
  }

  @Endpoint('POST /api/forms/:id/publish')
  publish(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/forms/:id/publish'>,
  ): Promise<EndpointAnswer<'POST /api/forms/:id/publish'>> {
    return this.publishing.publish(caller, params.id, body.version);
  }

  @Endpoint('POST /api/forms/:id/close')
  close(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/forms/:id/close'>,
  ): Promise<EndpointAnswer<'POST /api/forms/:id/close'>> {
    return this.publishing.close(caller, params.id, body.version);
  }

  @Endpoint('POST /api/forms/:id/duplicate')
  duplicate(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'POST /api/forms/:id/duplicate'>,
  ): Promise<EndpointAnswer<'POST /api/forms/:id/duplicate'>> {
    return this.writing.duplicate(caller, params.id);
  }

  @Endpoint('GET /api/forms/:id/export')
  exportFile(
    @Input() { params }: EndpointInput<'GET /api/forms/:id/export'>,
  ): Promise<EndpointAnswer<'GET /api/forms/:id/export'>> {
    return this.forms.exportFile(params.id);
  }

  @Endpoint('POST /api/forms/import')
  importFile(
    @CurrentCaller() caller: Caller,
    @Input() { body }: EndpointInput<'POST /api/forms/import'>,
  ): Promise<EndpointAnswer<'POST /api/forms/import'>> {
    return this.writing.importFile(caller, body);
  }

  @Endpoint('GET /api/forms/:id/versions')
  versions(
    @Input() { params, query }: EndpointInput<'GET /api/forms/:id/versions'>,
  ): Promise<EndpointAnswer<'GET /api/forms/:id/versions'>> {
    return this.forms.versions(params.id, query);
  }
}
