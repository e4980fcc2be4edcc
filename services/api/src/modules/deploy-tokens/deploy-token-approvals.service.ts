import { Injectable } from '@nestjs/common';
import { DeployTokensRepository } from './deploy-tokens.repository.ts';

/** Deploy tokens that a member has approved. Releases published with an unapproved one are held. */
@Injectable()
export class DeployTokenApprovals {
  constructor(private readonly tokens: DeployTokensRepository) {}

  /** Returns the names of those of these tokens that aren't approved yet, by id. */
  unapproved(ids: readonly string[]): Promise<Map<string, string>> {
    return this.tokens.findUnapproved(ids);
  }

  /** Returns the names of these tokens by id, including revoked ones. */
  names(ids: readonly string[]): Promise<Map<string, string>> {
    return this.tokens.findNames(ids);
  }

  /** Approves a token permanently, for all of its releases. */
  approve(id: string): Promise<void> {
    return this.tokens.approve(id);
  }
}
