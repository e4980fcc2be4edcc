import { toEmail } from '../accounts/sign-up.ts';
import { logInPage } from '../pages/log-in-page.ts';
import type { FormAnswer, InteractionParts, Ticket } from './parts.ts';

function seconds(count: number): string {
  return count === 1 ? '1 second' : `${count} seconds`;
}

/** Handles a submitted log-in form. */
export async function logIn(
  form: URLSearchParams,
  ticket: Ticket,
  { accounts, attempts }: Pick<InteractionParts, 'accounts' | 'attempts'>,
): Promise<FormAnswer> {
  const email = toEmail(form.get('email') ?? '');
  const password = form.get('password') ?? '';
  const problems = {
    email: email === '' ? 'Enter your e-mail address.' : undefined,
    password: password === '' ? 'Enter your password.' : undefined,
  };
  if (problems.email || problems.password) {
    return { status: 400, page: logInPage({ ...ticket, email, problems }) };
  }
  const wait = attempts.take(email);
  if (wait > 0) {
    const alert = `Too many attempts for this account. Try again in ${seconds(wait)}.`;
    return { status: 429, retryAfter: wait, page: logInPage({ ...ticket, email, alert }) };
  }
  const account = await accounts.verify(email, password);
  if (!account) {
    const alert = 'That e-mail and password don’t belong together. Check both and try again.';
    return { status: 400, page: logInPage({ ...ticket, email, alert }) };
  }
  attempts.clear(email);
  return { account };
}
