import { msg } from '@lingui/core/macro';
import type { PolicySection } from './policy.ts';

/** The terms. `{name}` and the like are filled in from the site configuration. */
export const TERMS: readonly PolicySection[] = [
  {
    id: 'what-this-is',
    title: msg`What this is`,
    body: [
      msg({
        message:
          'These are the rules of this website. They apply between you and the people who run {name} as soon as you create an account. You can visit the site without an account, and without agreeing to anything.',
      }),
      msg({
        message:
          'The server rules, which have their own pages, govern behavior in the game. If the two contradict each other about this website, these terms apply.',
      }),
    ],
  },
  {
    id: 'your-account',
    title: msg`Your account`,
    body: [
      msg`You sign in through an identity provider. This site never receives your password.`,
      [
        msg`Each person may have one account. Don’t lend or sell it.`,
        msg`Your name and handle must not impersonate anyone else, especially not a member of the team.`,
        msg`If someone else gets access to your account, change your password at the provider, sign out here and notify us.`,
      ],
    ],
  },
  {
    id: 'what-you-write',
    title: msg`What you write`,
    body: [
      msg`Your profile belongs to you. By saving it, you allow us to show it on this site to the people you choose. You can change it at any time.`,
      msg`Don’t publish anything that is illegal, that threatens or insults real people, that reveals private details of others, or that you have no right to publish.`,
    ],
  },
  {
    id: 'roles',
    title: msg`Roles and rights`,
    body: [
      msg`Some members have roles that allow them to see and do more. A role can be assigned and removed at any time, with immediate effect.`,
      msg`Every role change on this site is logged with the name of the person who made it. Members who use a role to view data without a reason lose it.`,
    ],
  },
  {
    id: 'whitelist',
    title: msg`The whitelist`,
    body: [
      msg({
        message:
          'To play in {city}, you need a place on the whitelist. No one is entitled to one. If your application is denied, you can apply again.',
      }),
    ],
  },
  {
    id: 'fair-use',
    title: msg`Fair use of the site`,
    body: [
      msg`Use the site as intended. In particular:`,
      [
        msg`don’t try to access data or accounts of other people;`,
        msg`don’t send excessive numbers of requests: the server rejects them;`,
        msg`don’t collect names, handles or pictures of members automatically.`,
      ],
      msg({
        message:
          'If you find a security vulnerability, report it to {contactEmail} before you publish it, and access no more data of other people than you need to demonstrate it. We appreciate every report.',
      }),
    ],
  },
  {
    id: 'outside',
    title: msg`Other websites`,
    body: [
      msg({
        message:
          'We link to {chatName} and to other sites. Their rules apply there. We don’t run them and aren’t responsible for them.',
      }),
    ],
  },
  {
    id: 'no-promises',
    title: msg`Liability`,
    body: [
      msg`The site is provided as it is. It may be unavailable, change, or end. We are liable for damage that we cause intentionally or by gross negligence, and where the law doesn’t allow liability to be excluded.`,
    ],
  },
  {
    id: 'leaving',
    title: msg`Ending your use`,
    body: [
      msg({
        message:
          'You can stop using the site at any time. To have your account deleted, use your settings, or write to {contactEmail} from the address of your account. We can end your use of the site if you break these terms. We state the reason, unless that would put someone at risk.',
      }),
    ],
  },
  {
    id: 'changes',
    title: msg`Changes`,
    body: [
      msg`When these terms change, the date at the top changes too. If you continue to use your account after that, you agree to the new text. If you don’t agree, have your account deleted as described above.`,
    ],
  },
];
