import { screenUrl } from '../interaction/screen.ts';
import { type FormPage, formPage } from './form-page.ts';
import { type Html, html } from './html.ts';

/** Data of a log-in page. */
export interface LogInPage extends Pick<FormPage, 'uid' | 'facts' | 'remark'> {
  email: string;
  alert?: string | undefined;
  problems?: { email?: string | undefined; password?: string | undefined };
}

/** Renders the log-in form as a full page. */
export function logInPage({ email, alert, problems = {}, ...ticket }: LogInPage): string {
  const otherWay: Html = html`No account yet? <a href="${screenUrl(ticket.uid, 'signup')}">Sign up</a>`;
  return formPage({
    ...ticket,
    screen: 'login',
    title: 'Log in',
    lead: 'Show who you are.',
    alert: alert ? html`${alert}` : undefined,
    fields: [
      {
        name: 'email',
        label: 'Email',
        type: 'email',
        autocomplete: 'username',
        value: email,
        problem: problems.email,
      },
      {
        name: 'password',
        label: 'Password',
        type: 'password',
        autocomplete: 'current-password',
        problem: problems.password,
      },
    ],
    button: 'Log in',
    otherWay,
  });
}
