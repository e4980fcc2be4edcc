import { Injectable } from '@nestjs/common';
import { describeApi } from './describe-api.ts';

@Injectable()
export class OpenapiService {
  private built: Record<string, unknown> | undefined;

  /** The document never changes while the process runs, so it is made once. */
  document(): Record<string, unknown> {
    this.built ??= { ...describeApi() };
    return this.built;
  }
}
