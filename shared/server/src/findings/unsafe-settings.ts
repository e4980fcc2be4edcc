import { BlockList, isIP } from 'node:net';
import { ok, problem, type Seen, warning } from './findings.ts';

type Environment = Record<string, string | undefined>;

const OWN_NAMES = /(^|\.)(localhost|local|internal|lan|home\.arpa|test|invalid)$/;
const OWN_NETWORKS = [
  ['127.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
] as const;
const ownAddresses = new BlockList();
for (const [net, prefix, family] of OWN_NETWORKS) ownAddresses.addSubnet(net, prefix, family);

/** Returns whether a URL is reachable from the internet: not on this machine, and not in a private network. */
export function hasPublicName(address: string | undefined): boolean {
  const host = URL.parse(address ?? '')?.hostname.replace(/^\[|\]$/g, '') ?? '';
  const family = isIP(host);
  if (family > 0) return !ownAddresses.check(host, family === 6 ? 'ipv6' : 'ipv4');
  return host.includes('.') && !OWN_NAMES.test(host);
}

interface Unsafe {
  is(environment: Environment, site: { isPublic: boolean; isProduction: boolean }): boolean;
  seen: Seen;
}

const isStandIn = ({ AUTH_ISSUER }: Environment) =>
  !AUTH_ISSUER || ['localhost', '127.0.0.1', '[::1]'].includes(URL.parse(AUTH_ISSUER)?.hostname ?? '');

/** Settings that are acceptable for a trial, but not for a real site. */
const UNSAFE: readonly Unsafe[] = [
  {
    is: ({ FAULTS }, { isProduction, isPublic }) => FAULTS === 'on' && (isProduction || isPublic),
    seen: problem(
      'FAULTS=on has visitors make parts of the site fail',
      'Take FAULTS out; with the stand-in npm start sets it.',
    ),
  },
  {
    is: ({ LIFTED_LIMITS }, { isProduction, isPublic }) =>
      LIFTED_LIMITS === 'on' && (isProduction || isPublic),
    seen: problem('LIFTED_LIMITS=on lets one address flood the site', 'Take LIFTED_LIMITS out.'),
  },
  {
    is: ({ SITE_ORIGIN }, { isPublic }) => isPublic && URL.parse(SITE_ORIGIN ?? '')?.protocol === 'http:',
    seen: problem(
      'SITE_ORIGIN is an http:// address with a public name: sessions can be read on the way',
      'Have a proxy end TLS, and name the https:// address; docs/self-hosting/behind-a-proxy.md',
    ),
  },
  {
    is: (environment, { isPublic }) => isPublic && isStandIn(environment),
    seen: problem(
      'AUTH_ISSUER is the stand-in, whose passwords everybody knows',
      'Name your identity provider in AUTH_ISSUER.',
    ),
  },
  {
    is: ({ DEMO_DATA }, { isPublic }) => isPublic && DEMO_DATA !== 'off',
    seen: warning(
      'DEMO_DATA=on puts the demo community into an empty database',
      'Set DEMO_DATA=off; npm run demo:remove takes out what is there.',
    ),
  },
];

/** Checks for settings that are unsafe for a real site: in production, or with a public URL. */
export function lookForUnsafeSettings(environment: Environment): Seen[] {
  const site = {
    isPublic: hasPublicName(environment.SITE_ORIGIN),
    isProduction: environment.NODE_ENV === 'production',
  };
  const found = UNSAFE.filter(({ is }) => is(environment, site)).map(({ seen }) => seen);
  return found.length > 0 ? found : [ok('no setting is unsafe')];
}
