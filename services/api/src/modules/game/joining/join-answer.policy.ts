import {
  type JoinResult,
  LINK_CODE_MINUTES,
  QUEUE_STATES,
  type SiteConfiguration,
  type SubmissionState,
} from '@boardwalk/contracts';

/** Facts that determine whether a player may join. */
interface Standing {
  maintenance: boolean;
  mustBeWhitelisted: boolean;
  /** Undefined for a player without a linked member. */
  player: { whitelisted: boolean; banned: boolean } | undefined;
  application: 'pending' | 'denied' | null;
}

/** Maps the state of a submission for the join check. An approved one counts as pending, until its steps have added the member to the whitelist. */
export function applicationOf(state: SubmissionState | null): Standing['application'] {
  if (state === null) return null;
  if (state === 'denied' || state === 'revoked') return 'denied';
  return QUEUE_STATES.includes(state) || state === 'approved' ? 'pending' : null;
}

/** Decides whether a player may join. Banned and suspended members may not, whatever else applies. */
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

/** Returns the message for the player. Their language is unknown, so it is English. */
export function joinMessage(result: JoinResult, words: Words): string {
  return MESSAGES[result](words);
}
