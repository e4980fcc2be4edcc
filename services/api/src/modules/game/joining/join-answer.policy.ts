import {
  type JoinResult,
  LINK_CODE_MINUTES,
  QUEUE_STATES,
  type SiteConfiguration,
  type SubmissionState,
} from '@boardwalk/contracts';

/** What an answer is decided by. */
interface Standing {
  maintenance: boolean;
  mustBeWhitelisted: boolean;
  /** Undefined for somebody whom nobody knows. */
  player: { whitelisted: boolean; banned: boolean } | undefined;
  application: 'pending' | 'denied' | null;
}

/** How an application stands, for somebody at the door. One that was approved lets them in as soon as its steps are through. */
export function applicationOf(state: SubmissionState | null): Standing['application'] {
  if (state === null) return null;
  if (state === 'denied' || state === 'revoked') return 'denied';
  return QUEUE_STATES.includes(state) || state === 'approved' ? 'pending' : null;
}

/** Who is banned or suspended on the site doesn't play either, whatever else is true of them. */
export function joinResult({ maintenance, mustBeWhitelisted, player, application }: Standing): JoinResult {
  if (player?.banned) return 'banned';
  if (maintenance) return 'maintenance';
  if (!mustBeWhitelisted || player?.whitelisted) return 'ok';
  if (!player) return 'link_required';
  return application ?? 'not_whitelisted';
}

interface Words {
  site: Pick<SiteConfiguration, 'name' | 'applicationPath'>;
  origin: string;
  linkCode: string | null;
}

const MESSAGES: Record<JoinResult, (words: Words) => string> = {
  ok: ({ site }) => `Welcome to ${site.name}.`,
  banned: ({ site, origin }) => `You are banned from ${site.name}. The reason stands at ${origin}.`,
  not_whitelisted: ({ site, origin }) =>
    `You are not on the whitelist of ${site.name} yet. Apply at ${origin}${site.applicationPath}.`,
  pending: ({ site, origin }) =>
    `Your application waits for a decision. See how it stands at ${origin}${site.applicationPath}.`,
  denied: ({ site, origin }) =>
    `Your application was denied. When you can try again stands at ${origin}${site.applicationPath}.`,
  link_required: ({ origin, linkCode }) =>
    linkCode === null
      ? `Your game account can’t be linked, because the game server doesn’t know its licence. Link your Discord account at ${origin}/profile instead.`
      : `We don’t know you yet. Sign in at ${origin}/profile and enter the code ${linkCode}. It works for ${LINK_CODE_MINUTES} minutes.`,
  maintenance: ({ site }) => `${site.name} is being worked on. Try again later.`,
};

/** What the player is told. Which language they speak isn't known, so it is English. */
export function joinMessage(result: JoinResult, words: Words): string {
  return MESSAGES[result](words);
}
