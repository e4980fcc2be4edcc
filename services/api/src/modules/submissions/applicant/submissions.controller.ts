import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../../platform/auth/caller.ts';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { Input } from '../../../platform/http/input.decorator.ts';
import { DraftsService } from './drafts.service.ts';
import { OpenFormsService } from './open-forms.service.ts';
import { OwnSubmissionsService } from './own-submissions.service.ts';

@Controller()
export class SubmissionsController {
  constructor(
    private readonly openForms: OpenFormsService,
    private readonly drafts: DraftsService,
    private readonly own: OwnSubmissionsService,
  ) {}

  @Endpoint('GET /api/forms')
  openList(@CurrentCaller() caller: Caller): Promise<EndpointAnswer<'GET /api/forms'>> {
    return this.openForms.list(caller);
  }

  @Endpoint('GET /api/forms/:slug')
  open(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'GET /api/forms/:slug'>,
  ): Promise<EndpointAnswer<'GET /api/forms/:slug'>> {
    return this.openForms.find(caller, params.slug);
  }

  @Endpoint('POST /api/forms/:slug/submissions')
  begin(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'POST /api/forms/:slug/submissions'>,
  ): Promise<EndpointAnswer<'POST /api/forms/:slug/submissions'>> {
    return this.openForms.begin(caller, params.slug);
  }

  @Endpoint('GET /api/submissions')
  list(
    @CurrentCaller() caller: Caller,
    @Input() { query }: EndpointInput<'GET /api/submissions'>,
  ): Promise<EndpointAnswer<'GET /api/submissions'>> {
    return this.own.list(caller, query);
  }

  @Endpoint('GET /api/submissions/counts')
  counts(@CurrentCaller() caller: Caller): Promise<EndpointAnswer<'GET /api/submissions/counts'>> {
    return this.own.counts(caller);
  }

  @Endpoint('GET /api/submissions/:id')
  find(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'GET /api/submissions/:id'>,
  ): Promise<EndpointAnswer<'GET /api/submissions/:id'>> {
    return this.own.find(caller, params.id);
  }

  @Endpoint('DELETE /api/submissions/:id')
  discard(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'DELETE /api/submissions/:id'>,
  ): Promise<void> {
    return this.own.discard(caller, params.id);
  }

  @Endpoint('PUT /api/submissions/:id/answers')
  save(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'PUT /api/submissions/:id/answers'>,
  ): Promise<EndpointAnswer<'PUT /api/submissions/:id/answers'>> {
    return this.drafts.save(caller, params.id, body);
  }

  @Endpoint('POST /api/submissions/:id/submit')
  submit(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/submissions/:id/submit'>,
  ): Promise<EndpointAnswer<'POST /api/submissions/:id/submit'>> {
    return this.drafts.submit(caller, params.id, body);
  }

  @Endpoint('POST /api/submissions/:id/withdraw')
  withdraw(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/submissions/:id/withdraw'>,
  ): Promise<EndpointAnswer<'POST /api/submissions/:id/withdraw'>> {
    return this.own.withdraw(caller, params.id, body.version);
  }

  @Endpoint('POST /api/submissions/:id/appeal')
  appeal(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: EndpointInput<'POST /api/submissions/:id/appeal'>,
  ): Promise<EndpointAnswer<'POST /api/submissions/:id/appeal'>> {
    return this.own.appeal(caller, params.id, body);
  }
}
