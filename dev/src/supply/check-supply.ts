import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '@boardwalk/build/command';
import { BUILD, ROOT } from '@boardwalk/build/workspace';
import { type LicenceList, refusedLicences } from './licences.ts';

const PNPM_VERSION = join(ROOT, 'dev/bin/pnpm-version.json');
const BILL = join(BUILD, 'sbom.cdx.json');
const TIMEOUT = 120_000;
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

/**
 * Checks third-party packages: their licenses, known vulnerabilities, and a bill of materials (CycloneDX) in `.build/sbom.cdx.json`.
 * @throws PlainError for a license that is not allowed, or a known vulnerability of high severity. A registry without this data is reported, not thrown.
 */
export function checkSupply(say: (line: string) => void): void {
  const list = JSON.parse(pnpm('licenses', 'list', '-r', '--json')) as LicenceList;
  const refused = refusedLicences(list);
  if (refused.length > 0)
    throw new PlainError(`These packages have a license that is not allowed:\n  ${refused.join('\n  ')}`);
  say(`licences: ${Object.values(list).flat().length} packages, each allowed`);

  mkdirSync(BUILD, { recursive: true });
  writeFileSync(BILL, pnpm('sbom', '--sbom-format', 'cyclonedx', '--prod'));
  say(`bill of materials: ${BILL}`);

  say(holes());
}

/** @throws PlainError when there is one of high severity. */
function holes(): string {
  try {
    pnpm('audit', '--prod', '--audit-level', 'high');
    return 'known vulnerabilities: none of high severity';
  } catch (error) {
    const said = `${(error as { stdout?: string }).stdout ?? ''}${(error as { stderr?: string }).stderr ?? ''}`;
    if (/AUDIT_BAD_RESPONSE|AUDIT_ENDPOINT|ENOTFOUND|ECONNREFUSED/.test(said))
      return 'known vulnerabilities: NOT CHECKED, the registry does not list any (use npm run supply with one that does)';
    throw new PlainError(`Packages with known vulnerabilities:\n${said}`);
  }
}

function pnpm(...args: string[]): string {
  const version = JSON.parse(readFileSync(PNPM_VERSION, 'utf8')) as string;
  return execFileSync('npx', ['--yes', `pnpm@${version}`, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: TIMEOUT,
    maxBuffer: MAX_OUTPUT_BYTES,
    stdio: 'pipe',
    shell: process.platform === 'win32',
  });
}
