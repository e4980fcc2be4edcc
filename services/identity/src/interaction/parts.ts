import type Provider from 'oidc-provider';
import type { Account } from '../accounts/account.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { AttemptLimit } from '../accounts/attempt-limit.ts';
import type { FormPage } from '../pages/form-page.ts';

/** Dependencies of the forms. */
export interface InteractionParts {
  provider: Provider;
  issuer: string;
  siteOrigins: readonly string[];
  accounts: Accounts;
  attempts: AttemptLimit;
  /** Whether the demo accounts exist. */
  demo: boolean;
}

/** Data for both pages, from the request that started the interaction. */
export type Ticket = Pick<FormPage, 'uid' | 'facts' | 'remark'>;

/** Result of a form: an account, or the page with errors. */
export type FormAnswer = { account: Account } | { page: string; status: number; retryAfter?: number };
