import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Controller, Headers } from '@nestjs/common';
import { Endpoint } from '../../../platform/http/endpoint.decorator.ts';
import { Input } from '../../../platform/http/input.decorator.ts';
import type { RawAnswer } from '../../../platform/http/raw-answer.ts';
import { ReleaseFilesService } from './release-files.service.ts';
import { ReleaseSetsService } from './release-sets.service.ts';

@Controller()
export class RegistryController {
  constructor(
    private readonly sets: ReleaseSetsService,
    private readonly files: ReleaseFilesService,
  ) {}

  @Endpoint('GET /api/registry')
  releaseSet(): Promise<EndpointAnswer<'GET /api/registry'>> {
    return this.sets.everybodys();
  }

  @Endpoint('GET /api/registry/plan')
  plan(): Promise<EndpointAnswer<'GET /api/registry/plan'>> {
    return this.sets.plan();
  }

  @Endpoint('GET /api/registry/signed')
  signed(
    @Input() { query }: EndpointInput<'GET /api/registry/signed'>,
  ): Promise<EndpointAnswer<'GET /api/registry/signed'>> {
    const canaries = query.canaries?.split(',') ?? [];
    return this.sets.signed({ channel: query.channel, canaries }, query.fault);
  }

  @Endpoint('GET /api/registry/files/:name/:version')
  file(
    @Input() input: EndpointInput<'GET /api/registry/files/:name/:version'>,
    @Headers('x-forwarded-for') passedOnFor: string | undefined,
  ): Promise<RawAnswer> {
    return this.files.serve(input, passedOnFor === undefined);
  }

  @Endpoint('GET /api/registry/shell-assets')
  shellAsset(@Input() input: EndpointInput<'GET /api/registry/shell-assets'>): Promise<RawAnswer> {
    return this.files.serveShell(input);
  }
}
