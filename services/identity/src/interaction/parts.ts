import type Provider from 'oidc-provider';
import type { Account } from '../accounts/account.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { AttemptLimit } from '../accounts/attempt-limit.ts';
import type { FormPage } from '../pages/form-page.ts';

/** What the forms stand on. */
export interface InteractionParts {
  provider: Provider;
  issuer: string;
  siteOrigins: readonly string[];
  accounts: Accounts;
  attempts: AttemptLimit;
  /** Whether the demo's accounts are there. */
  demo: boolean;
}

/** What both pages print, from the request that started the interaction. */
export type Ticket = Pick<FormPage, 'uid' | 'facts' | 'remark'>;

/** How a form was answered: by an account, or by the page again. */
export type FormAnswer = { account: Account } | { page: string; status: number; retryAfter?: number };
