import type { Readable } from 'node:stream';
import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Body, Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../../platform/auth/caller.ts';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { Input } from '../../../platform/http/input.decorator.ts';
import type { RawAnswer } from '../../../platform/http/raw-answer.ts';
import { IntegrationTestsService } from './integration-tests.service.ts';
import { SiteTransferService } from './site-transfer.service.ts';

@Controller()
export class SiteAdminController {
  constructor(
    private readonly transfer: SiteTransferService,
    private readonly tests: IntegrationTestsService,
  ) {}

  @Endpoint('GET /api/site/export')
  export(): Promise<RawAnswer> {
    return this.transfer.export();
  }

  @Endpoint('POST /api/site/import')
  import(
    @CurrentCaller() caller: Caller,
    @Input() { query }: EndpointInput<'POST /api/site/import'>,
    @Body() body: Readable,
  ): Promise<EndpointAnswer<'POST /api/site/import'>> {
    return this.transfer.import(caller, query, body);
  }

  @Endpoint('POST /api/site/tests/:integration')
  test(
    @CurrentCaller() caller: Caller,
    @Input() { params }: EndpointInput<'POST /api/site/tests/:integration'>,
  ): Promise<EndpointAnswer<'POST /api/site/tests/:integration'>> {
    return this.tests.run(caller, params.integration);
  }
}
