import type { CurrentUser, DataExport, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../platform/auth/caller.ts';
import { Endpoint } from '../../platform/http/endpoint.decorator.ts';
import { Input } from '../../platform/http/input.decorator.ts';
import type { RawAnswer } from '../../platform/http/raw-answer.ts';
import { DeletionService } from './deletion/deletion.service.ts';
import { DataExportsService } from './export/data-exports.service.ts';

@Controller()
export class PersonalDataController {
  constructor(
    private readonly exports: DataExportsService,
    private readonly deletion: DeletionService,
  ) {}

  @Endpoint('GET /api/users/me/export')
  lastExport(@CurrentCaller() caller: Caller): Promise<{ export: DataExport | null }> {
    return this.exports.last(caller);
  }

  @Endpoint('POST /api/users/me/export')
  askForExport(@CurrentCaller() caller: Caller): Promise<DataExport> {
    return this.exports.ask(caller);
  }

  @Endpoint('GET /api/users/me/export/file')
  exportFile(@CurrentCaller() caller: Caller): Promise<RawAnswer> {
    return this.exports.serve(caller);
  }

  @Endpoint('POST /api/users/me/deletion')
  askForDeletion(
    @CurrentCaller() caller: Caller,
    @Input() { body }: EndpointInput<'POST /api/users/me/deletion'>,
  ): Promise<CurrentUser> {
    return this.deletion.ask(caller, body.handle);
  }

  @Endpoint('DELETE /api/users/me/deletion')
  keepAccount(@CurrentCaller() caller: Caller): Promise<CurrentUser> {
    return this.deletion.keep(caller);
  }
}
