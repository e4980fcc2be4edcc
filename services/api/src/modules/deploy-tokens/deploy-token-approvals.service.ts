import { Injectable } from '@nestjs/common';
import { DeployTokensRepository } from './deploy-tokens.repository.ts';

/** Which deploy tokens a person has approved. What was published with another one waits. */
@Injectable()
export class DeployTokenApprovals {
  constructor(private readonly tokens: DeployTokensRepository) {}

  /** The names of those of these tokens that nobody has approved yet, by id. */
  unapproved(ids: readonly string[]): Promise<Map<string, string>> {
    return this.tokens.findUnapproved(ids);
  }

  /** The names of these tokens, by id; those that were revoked too. */
  names(ids: readonly string[]): Promise<Map<string, string>> {
    return this.tokens.findNames(ids);
  }

  /** Approves a token, once and for all that it publishes. */
  approve(id: string): Promise<void> {
    return this.tokens.approve(id);
  }
}
