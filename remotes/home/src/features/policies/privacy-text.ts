import { msg } from '@lingui/core/macro';
import type { PolicySection } from './policy.ts';

/** The privacy policy. Describes exactly what the code of this site stores. */
export const PRIVACY: readonly PolicySection[] = [
  {
    id: 'short',
    title: msg`Summary`,
    body: [
      msg({
        message:
          '{name} stores what is needed to know who you are, what you may do and who changed what. There is no advertising on this site, no analytics, no tracking across other sites, and nothing is sold.',
      }),
    ],
  },
  {
    id: 'visitors',
    title: msg`Visiting without an account`,
    body: [
      msg`You need no account, and we assign no identifier to you. The server logs each request with its time, address, network address, result and duration. The log is used only to find errors and misuse.`,
      msg`Your network address is also used to limit the number of requests.`,
    ],
  },
  {
    id: 'account',
    title: msg`Your account`,
    body: [
      msg`When you sign in, the identity provider sends us your identity. We store:`,
      [
        msg`the provider’s identifier for you, your e-mail address, your name, your nickname and the address of your picture;`,
        msg`when your account was created, when it was last changed, and when you were last here, to count the people who are here now;`,
        msg`the roles that the provider has assigned to you.`,
      ],
      msg`While you are here, other members see your name and picture among those who are online, unless you hide your page from members.`,
      msg`Your password never reaches us. Requests that you send while signed in are logged with your identifier.`,
    ],
  },
  {
    id: 'profile',
    title: msg`Your profile`,
    body: [
      msg`What you enter yourself: handle, name, a short text about you, pronouns, time zone and links. Only name and handle are required. You can change everything at any time under Profile.`,
      msg`The pictures that you upload are stored on this site, resized and without the metadata of the camera. For each part of your profile you choose who sees it: everyone, members, or no one.`,
      msg`If you have a team role, your name, handle, picture, roles and lines about you are shown on the About page, without your e-mail address. You can opt out of that in your profile.`,
    ],
  },
  {
    id: 'roles-and-log',
    title: msg`Roles and the audit log`,
    body: [
      msg`For each role that was assigned to you here, we store its name, time and source. The audit log records who joined, who assigned or removed which role, and who changed which profile, with the values before and after. It is used to find misuse. Only members with the permission to read it can see it.`,
      msg`To prevent double posting, we keep a copy of each request for a day.`,
      msg`Members who may manage or read the member list see your name, handle, e-mail address, roles and when you were last here.`,
    ],
  },
  {
    id: 'contributions',
    title: msg`What you write, send and link`,
    body: [
      msg`Comments and articles are shown here under your name. Applications with their answers and files, and the messages about them, can be read by the people who review them, and by you.`,
      msg`Accounts that you link, in the game or in a chat, are stored with their name and identifier, so that the game server knows who may join.`,
      msg`Warnings and punishments are stored with their reason and your appeal. The team can store notes about members.`,
    ],
  },
  {
    id: 'sessions',
    title: msg`Where you are signed in`,
    body: [
      msg`For each session we store the name of the browser and system, and when it was first and last used, but no network address. Your settings list the sessions, and you can end each of them there.`,
    ],
  },
  {
    id: 'device',
    title: msg`Data on your device`,
    body: [
      msg`The site stores the following in your browser’s local storage. It stays there until you delete it. Signing out removes the first two.`,
      [
        msg`“token”: the access token that identifies you to the server.`,
        msg`“auth-storage”: your name, handle, e-mail address, picture and roles, so that pages can show them immediately.`,
        msg`“ui-storage”: your theme, light or dark.`,
        msg`“boardwalk-release-set”: the version of each part of the site that you saw last, so that no one can send you an older one.`,
        msg`“user-settings”: your settings for language, dates, display, videos and notifications.`,
        msg`The identity provider’s library also stores its own tokens, under a name that begins with “@@auth0spajs@@”.`,
      ],
      msg`While a tab is open, it also stores the page that you wanted to open when you were asked to sign in.`,
    ],
  },
  {
    id: 'cookies',
    title: msg`Cookies`,
    body: [
      msg`This site sets no cookies for advertising or analytics. Signing in sets a few that are necessary:`,
      [
        msg`on this site, the identity provider’s library sets one that states that you are signed in and, while you are signing in, one that assigns the response to your request. They last a day at most;`,
        msg`on its own site, the identity provider sets those that keep you signed in there.`,
      ],
      msg`Another one contains the day of your last visit, signed, so that only browsers that were here can report a failed page. It is the same for everyone on that day.`,
      msg`While a new version of a page is tested with some visitors, a cookie contains the number of your group, one of 10,000, so that you always get the same version. It contains nothing else about you.`,
      msg`Pages report to the site whether their parts could be shown, and in which version. The report contains nothing about you.`,
    ],
  },
  {
    id: 'others',
    title: msg`Who else is involved`,
    body: [
      msg`The identity provider handles your sign-in under its own policy. If your picture is at another address, this site fetches and stores a copy. Browsers don’t load it from there.`,
      msg({
        message:
          'Links to {chatName} and other sites lead to pages with their own policies. Nothing is loaded from there before you follow the link.',
      }),
    ],
  },
  {
    id: 'your-rights',
    title: msg`Your rights`,
    body: [
      msg`You can view and change your profile yourself. In your settings you can request a file with everything that we store about you. It is ready within minutes and available for a week.`,
      msg`You can also delete your account there. You have 14 days to change your mind. Then your profile, pictures, applications, links and sessions are deleted. Your comments and articles stay under “Deleted member”, so that the replies of others can be understood. The entries of the audit log stay, without your name.`,
      msg({
        message: 'For other corrections, write to {contactEmail} from the address of your account.',
      }),
      msg`To remove the data on your device, delete this site’s data in your browser.`,
      msg`You also have all rights that the law gives you. You can complain to the data protection authority where you live.`,
    ],
  },
  {
    id: 'changes',
    title: msg`Changes`,
    body: [msg`Before the site stores anything else, this page and the date at the top are updated.`],
  },
];
