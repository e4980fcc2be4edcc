import { msg } from '@lingui/core/macro';
import type { PolicySection } from './policy.ts';

/** The privacy policy. Describes exactly what the code of this site stores. */
export const PRIVACY: readonly PolicySection[] = [
  {
    id: 'short',
    title: msg`The short version`,
    body: [
      msg({
        message:
          '{name} stores what is needed to know who you are, what you may do and who changed what. There is no advertising on this site, no analytics, no tracking across other sites, and nothing is sold.',
      }),
    ],
  },
  {
    id: 'visitors',
    title: msg`When you only look round`,
    body: [
      msg`You need no account, and we give you no identifier. The server writes a line for each request: when, what was asked for, from which network address, how it was answered and how long that took. These lines are there to find faults and misuse, and for nothing else.`,
      msg`Your network address also serves to hold back callers who send too many requests at once.`,
    ],
  },
  {
    id: 'account',
    title: msg`Your account`,
    body: [
      msg`When you sign in, the identity provider tells us who you are. We keep:`,
      [
        msg`the provider’s identifier for you, your e-mail address, your name, your nickname and the address of your picture;`,
        msg`when your account was made, when it last changed, and when you were last here, which is how “here now” is counted;`,
        msg`the roles that the provider states for you.`,
      ],
      msg`Your password never reaches us. Requests that you send while signed in are logged with your identifier.`,
    ],
  },
  {
    id: 'profile',
    title: msg`Your profile`,
    body: [
      msg`What you fill in yourself: handle, name, a few lines about you, pronouns, time zone and links. All of it is optional but name and handle, and you can change it at any time under Profile.`,
      msg`The pictures that you upload are stored on this site, cut to size and without what a camera wrote into them. For each part of your profile you choose who sees it: everybody, members, or nobody.`,
      msg`If you have a team role, your name, handle, picture, roles and lines about you are shown on the About page, without your e-mail address. You can opt out of that in your profile.`,
    ],
  },
  {
    id: 'roles-and-log',
    title: msg`Roles and the audit log`,
    body: [
      msg`For each role that you were given here we keep which one, when, and where it came from. The audit log records who joined, who gave or took which role, and which profile was changed by whom, with the values before and after. It exists so that misuse can be found. Only members with the permission to read it can.`,
      msg`What you create is remembered for a day together with its answer, so that a call that was sent twice doesn’t happen twice.`,
      msg`Members who may manage or read the member list see your name, handle, e-mail address, roles and when you were last here.`,
    ],
  },
  {
    id: 'contributions',
    title: msg`What you write, send and link`,
    body: [
      msg`Comments and articles are shown here under your name. Applications with their answers and files, and the messages about them, can be read by the people who review them, and by you.`,
      msg`Accounts that you link, in the game or in a chat, are kept with their name and identifier, so that the game server knows whom to let in.`,
      msg`Warnings and punishments are kept with their reason and your appeal. The team may keep notes about members.`,
    ],
  },
  {
    id: 'sessions',
    title: msg`Where you are signed in`,
    body: [
      msg`For each sign-in we keep the name of the browser and system, when it was first and last used, and no network address. You find them in your settings and can end each of them there.`,
    ],
  },
  {
    id: 'device',
    title: msg`What is kept on your device`,
    body: [
      msg`The site keeps the following in your browser’s local storage. It stays there until you clear it; signing out empties the first two.`,
      [
        msg`“token”: the access token that proves to the server who you are.`,
        msg`“auth-storage”: your name, handle, e-mail address, picture and roles, so that the page knows you at once.`,
        msg`“ui-storage”: your theme, light or dark.`,
        msg`“boardwalk-release-set”: which version of each part of the site you saw last, so that nobody can pass you an older one.`,
        msg`“user-settings”: your settings for language, dates, display, videos and notifications.`,
        msg`The identity provider’s library keeps its own tokens beside them, under a name that begins with “@@auth0spajs@@”.`,
      ],
      msg`For as long as a tab is open, it also remembers where you were going when you were asked to sign in.`,
    ],
  },
  {
    id: 'cookies',
    title: msg`Cookies`,
    body: [
      msg`This site sets no cookies for advertising or measurement. Signing in sets a few that are needed for it:`,
      [
        msg`on this site, the identity provider’s library sets one that says that you are signed in and, while you are signing in, one that ties the answer to your request. They last a day at most;`,
        msg`on its own site, the identity provider sets those that keep you signed in there.`,
      ],
      msg`One more holds the day of your last visit, signed, so that only browsers that were here can report a page that failed. It is the same for everybody on that day.`,
      msg`While a new version of a page is tried out on some visitors, a cookie holds the number of the group that you are in, one of 10,000, so that you see the same version each time. It says nothing else about you.`,
      msg`Pages tell the site whether their parts could be shown, and which version of them. Nothing about you goes with it.`,
    ],
  },
  {
    id: 'others',
    title: msg`Who else is involved`,
    body: [
      msg`The identity provider handles your sign-in under its own policy. If your picture lives at another address, this site fetches it from there and keeps a copy: nobody’s browser goes there.`,
      msg({
        message:
          'Following a link to {chatName} or elsewhere takes you to places with policies of their own. Nothing of them is loaded before you do.',
      }),
    ],
  },
  {
    id: 'your-rights',
    title: msg`Seeing, changing, leaving`,
    body: [
      msg`You see and change your profile yourself. In your settings you get a file with everything that we hold about you; it is made for you within minutes and kept for a week.`,
      msg`There you also have your account deleted. You have 14 days to change your mind. Then your profile, pictures, applications, links and sessions are deleted. What you said in threads and wrote for the site stays as that of a deleted member, so that the answers of others can be understood. The audit log keeps what was done, without your name.`,
      msg({
        message: 'For a correction elsewhere, write to {contactEmail} from the address of your account.',
      }),
      msg`Clearing this site’s data in your browser removes what is kept on the device.`,
      msg`Where the law gives you more rights than this page, you have them. You can also complain to the data protection authority where you live.`,
    ],
  },
  {
    id: 'changes',
    title: msg`Changes`,
    body: [
      msg`When the site starts to keep something else, this page says so first, and the date at the top changes.`,
    ],
  },
];
