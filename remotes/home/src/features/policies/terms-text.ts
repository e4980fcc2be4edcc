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
          'These are the rules of this website. They hold between you and the people who run {name} from the moment you make an account. You can look round without one, and without agreeing to anything.',
      }),
      msg({
        message:
          'How to behave inside the game is a matter of the server rules. They have their own pages. Where the two seem to disagree about this website, these terms count.',
      }),
    ],
  },
  {
    id: 'your-account',
    title: msg`Your account`,
    body: [
      msg`You sign in through an identity provider. Your password is a matter between you and them; this site never sees it.`,
      [
        msg`One person, one account. It is yours alone: don’t lend it and don’t sell it.`,
        msg`Your name and handle must not pass you off as somebody else, least of all as a member of the team.`,
        msg`If somebody else gets into your account, change your password at the provider, sign out here and tell us.`,
      ],
    ],
  },
  {
    id: 'what-you-write',
    title: msg`What you write`,
    body: [
      msg`Your profile belongs to you. By saving it you let us show it on this site to those who may see it. You can change it whenever you like.`,
      msg`Don’t put anything there that is against the law, that threatens or demeans real people, that gives away somebody’s private details, or that you have no right to publish. Villainy belongs to characters, not to profiles.`,
    ],
  },
  {
    id: 'roles',
    title: msg`Roles and rights`,
    body: [
      msg`Some members hold roles that let them see and do more. A role is a task, not a reward and not a possession. It can be given and taken back at any time, and takes effect at once.`,
      msg`Each change of a role made on this site is logged with the name of the person who made it. Using a role to look at what you have no reason to look at is the quickest way to lose it.`,
    ],
  },
  {
    id: 'whitelist',
    title: msg`The whitelist`,
    body: [
      msg({
        message:
          'To play in {city}, you need a place on the whitelist. Nobody has a right to one. A refusal is about an application, not about you, and you may apply again.',
      }),
    ],
  },
  {
    id: 'fair-use',
    title: msg`Fair use of the site`,
    body: [
      msg`Use the site as a person would. In particular:`,
      [
        msg`don’t try to reach what isn’t meant for you, and don’t try out other people’s accounts;`,
        msg`don’t flood it with requests: the server turns callers away who ask too much at once;`,
        msg`don’t collect members’ names, handles or pictures by machine.`,
      ],
      msg({
        message:
          'Found a hole? Tell us at {contactEmail} before you tell anybody else, and don’t look further into other people’s data than it takes to show it. We will thank you for it.',
      }),
    ],
  },
  {
    id: 'outside',
    title: msg`Other people’s places`,
    body: [
      msg({
        message:
          'We link to {chatName} and to other sites. Their rules apply there. We neither run them nor answer for them.',
      }),
    ],
  },
  {
    id: 'no-promises',
    title: msg`What we can’t promise`,
    body: [
      msg`The site is run with care, by people, as it is. It may be down, change, or end. We answer for harm that we cause on purpose or by gross carelessness, and for whatever the law doesn’t let anybody exclude.`,
    ],
  },
  {
    id: 'leaving',
    title: msg`Leaving`,
    body: [
      msg({
        message:
          'You can stop at any time: sign out and stay away, or write to {contactEmail} from the address of your account and we remove it. We can end your use of the site when you break these terms; we say why, unless that would put somebody at risk.',
      }),
    ],
  },
  {
    id: 'changes',
    title: msg`Changes`,
    body: [
      msg`When these terms change, the date at the top changes with them. If you keep using your account after that, you agree to the new text. If you don’t agree, leave as described above.`,
    ],
  },
];
