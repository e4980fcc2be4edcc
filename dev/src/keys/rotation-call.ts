import { PlainError, readOptions, UsageError } from '@boardwalk/build/command';
import {
  beginSigning,
  finishSigning,
  type KeyPlaces,
  nextKey,
  replaceGateway,
  replacePush,
  replaceSigning,
} from './rotate-keys.ts';

export const ROTATION_USAGE = `  rotate-keys signing --begin    makes a new key for releases; pages accept both keys
  rotate-keys signing --finish   signs with the new key; pages accept only it
  rotate-keys signing --now      replaces a stolen key immediately; open pages must be reloaded
  rotate-keys push               a new key for pushes; subscriptions end
  rotate-keys gateway            a new key between gateway and API
  rotate-keys --now              all of them`;

type Step = (places: KeyPlaces, now: Date) => string[];
interface Key {
  /** Step without `--now`; undefined when the key takes another option. */
  usual: Step | undefined;
  now: Step;
}

const KEPT = (file: string) => `The old key is stored as ${file}. Remove it when it is no longer needed.`;
const LOST_BY_SIGNING =
  'Members notice: links in e-mails that were sent, and preview links, end. Staff sign out and in for their channel. Game servers need new keys (/admin/game-server).';

const begin: Step = (places) => {
  beginSigning(places);
  return [
    `The new key is in ${nextKey(places.signing ?? '')}; pages that load after the next start of the gateway accept both.`,
    'Restart the gateway. Members notice nothing.',
    'Wait until earlier pages are closed or reloaded, usually a day. Then: rotate-keys signing --finish',
  ];
};
const finish: Step = (places, now) => [
  `The new key signs. ${KEPT(finishSigning(places, now))}`,
  'Restart the API, and when it is ready the gateway.',
  LOST_BY_SIGNING,
];
const signingNow: Step = (places, now) => [
  `A new key signs. ${KEPT(replaceSigning(places, now))}`,
  'Restart the API and the gateway immediately: until then the old key is valid.',
  `${LOST_BY_SIGNING} Open pages accept no release until they are reloaded.`,
  'If browsers may have stored a forged set, give the registry another name: docs/security.md, Release signing key.',
];
const push: Step = (places, now) => [
  `A new key signs pushes. ${KEPT(replacePush(places, now))}`,
  'Restart the API.',
  'Members notice: all subscriptions end. They turn pushes off and on again in each browser.',
];
const gateway: Step = (places, now) => [
  `There is a new gateway key. ${KEPT(replaceGateway(places, now))}`,
  'Restart the API, then the gateway. Between the two the gateway’s calls are counted as those of one visitor.',
  'Members notice nothing. Open pages send no reports until a page is loaded.',
];

const KEYS: Record<string, Key> = {
  signing: { usual: undefined, now: signingNow },
  push: { usual: push, now: push },
  gateway: { usual: gateway, now: gateway },
};

/**
 * Runs a call of `rotate-keys`.
 * @returns lines about the replaced keys, the services to restart, and the effects that members notice.
 * @throws UsageError, and PlainError when a key doesn't exist.
 */
export function rotateKeys(args: string[], places: KeyPlaces, now: Date, usage: string): string[] {
  const flag = { type: 'boolean' } as const;
  const options = { begin: flag, finish: flag, now: flag };
  const { values, positionals } = readOptions({ args, options, allowPositionals: true }, usage);
  const [name, ...rest] = positionals;
  const given = Object.keys(values).join(' with --');
  const wrong = (message: string) => new UsageError(`${message}\n${usage}`);
  if (rest.length > 0) throw wrong('Name one key.');
  if (name === undefined) {
    if (given !== 'now') throw wrong('Which key?');
    return Object.values(KEYS).flatMap((key) => ofThoseThatAre(key.now, places, now));
  }
  const key = Object.hasOwn(KEYS, name) ? KEYS[name] : undefined;
  if (!key) throw wrong(`There is no key "${name}".`);
  const steps: Record<string, Step | undefined> = {
    ...(name === 'signing' && { begin, finish }),
    now: key.now,
    '': key.usual,
  };
  const step = steps[given];
  if (!step) throw wrong(given === '' ? 'Say --begin, --finish or --now.' : `${name} takes no --${given}.`);
  return step(places, now);
}

/** Runs a step while all keys are replaced: a missing key is reported, and the others are still replaced. */
function ofThoseThatAre(step: Step, places: KeyPlaces, now: Date): string[] {
  try {
    return step(places, now);
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    return [error.message];
  }
}
