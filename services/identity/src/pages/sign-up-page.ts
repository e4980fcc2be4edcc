import type { Problems } from '../accounts/sign-up.ts';
import { screenUrl } from '../interaction/screen.ts';
import { type FormPage, formPage } from './form-page.ts';
import { type Html, html } from './html.ts';

/** Data of a sign-up page. */
export interface SignUpPage extends Pick<FormPage, 'uid' | 'facts' | 'remark' | 'alert'> {
  name: string;
  email: string;
  problems?: Problems;
}

/** Renders the sign-up form as a full page. */
export function signUpPage({ name, email, problems = {}, ...ticket }: SignUpPage): string {
  const otherWay: Html = html`Have an account? <a href="${screenUrl(ticket.uid, 'login')}">Log in</a>`;
  return formPage({
    ...ticket,
    screen: 'signup',
    title: 'Sign up',
    lead: 'Three lines, one ticket.',
    fields: [
      {
        name: 'name',
        label: 'Name',
        type: 'text',
        autocomplete: 'name',
        value: name,
        problem: problems.name,
      },
      {
        name: 'email',
        label: 'Email',
        type: 'email',
        autocomplete: 'email',
        value: email,
        problem: problems.email,
      },
      {
        name: 'password',
        label: 'Password',
        type: 'password',
        autocomplete: 'new-password',
        hint: 'At least 8 characters.',
        problem: problems.password,
      },
    ],
    button: 'Sign up',
    otherWay,
  });
}
