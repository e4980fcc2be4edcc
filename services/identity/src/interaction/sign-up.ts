import { checkSignUp } from '../accounts/sign-up.ts';
import { html } from '../pages/html.ts';
import { signUpPage } from '../pages/sign-up-page.ts';
import type { FormAnswer, InteractionParts, Ticket } from './parts.ts';
import { screenUrl } from './screen.ts';

/** Handles a submitted sign-up form. */
export async function signUp(
  form: URLSearchParams,
  ticket: Ticket,
  { accounts }: Pick<InteractionParts, 'accounts'>,
): Promise<FormAnswer> {
  const { person, problems } = checkSignUp({
    name: form.get('name') ?? '',
    email: form.get('email') ?? '',
    password: form.get('password') ?? '',
  });
  const { name, email } = person;
  if (Object.keys(problems).length > 0) {
    return { status: 400, page: signUpPage({ ...ticket, name, email, problems }) };
  }
  const result = await accounts.create(person);
  if (result === 'email-taken') {
    const logInUrl = screenUrl(ticket.uid, 'login', email);
    const alert = html`There is an account with this e-mail already. <a href="${logInUrl}">Log in with it</a> or use another e-mail.`;
    return { status: 409, page: signUpPage({ ...ticket, name, email, alert }) };
  }
  if (result === 'full') {
    const alert = html`This stand-in holds as many accounts as it can. Use a demo account, or empty its data folder.`;
    return { status: 507, page: signUpPage({ ...ticket, name, email, alert }) };
  }
  return { account: result };
}
