import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../platform/auth/caller.ts';
import { Endpoint } from '../../platform/http/endpoint.decorator.ts';
import { Input } from '../../platform/http/input.decorator.ts';
import type { RawAnswer } from '../../platform/http/raw-answer.ts';
import { AuditService } from './audit.service.ts';
import { AuditExportService } from './audit-export.service.ts';

@Controller()
export class AuditController {
  constructor(
    private readonly audit: AuditService,
    private readonly files: AuditExportService,
  ) {}

  @Endpoint('GET /api/audit')
  list(
    @CurrentCaller() caller: Caller,
    @Input() { query }: EndpointInput<'GET /api/audit'>,
  ): Promise<EndpointAnswer<'GET /api/audit'>> {
    return this.audit.list(caller, query);
  }

  @Endpoint('GET /api/audit/export')
  export(
    @CurrentCaller() caller: Caller,
    @Input() { query }: EndpointInput<'GET /api/audit/export'>,
  ): RawAnswer {
    return this.files.serve(caller, query);
  }
}
