import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../../platform/auth/caller.ts';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { Input } from '../../../platform/http/input.decorator.ts';
import type { RawAnswer } from '../../../platform/http/raw-answer.ts';
import { RegistryFilesService } from './registry-files.service.ts';

@Controller()
export class RegistryFilesController {
  constructor(private readonly files: RegistryFilesService) {}

  @Endpoint('GET /api/properties/export')
  export(): RawAnswer {
    return this.files.export();
  }

  @Endpoint('POST /api/properties/import')
  import(
    @CurrentCaller() caller: Caller,
    @Input() { body }: EndpointInput<'POST /api/properties/import'>,
  ): Promise<EndpointAnswer<'POST /api/properties/import'>> {
    return this.files.import(caller, body);
  }
}
